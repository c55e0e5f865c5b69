import type { Page } from '@playwright/test'
import { site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** Text that occurs only in the package's own code, minified or not. */
const marks = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/,
  'react-dom': /reconcilerVersion/,
  'react-router-dom': /may be used only in the context of a <Router> component/,
  jotai: /atom not writable|invalidated atom exists|atom state is not initialized/,
  'react-intl': /\[React Intl\] Could not find required/,
} as const

/** The URL and text of every script that the page has loaded. */
async function loadedScripts(page: Page): Promise<{ url: string; text: string }[]> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  )
  return Promise.all([...new Set(urls)].map(async (url) => ({ url, text: await (await fetch(url)).text() })))
}

test('all bundles share one copy of react, react-dom, the router, jotai and react-intl @desktop', async ({
  page,
  member: _member,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await page.getByRole('dialog', { name: 'Deposit', exact: true }).getByRole('button', { name: 'Close' }).click()
  for (const [section, item] of [
    ['Account settings', 'Personal details'],
    ['Cashier', 'Transaction history'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: section }).click()
    await menu.getByRole('button', { name: item }).click()
    await page.getByRole('dialog', { name: item }).getByRole('button', { name: 'Close' }).click()
  }
  const scripts = await loadedScripts(page)
  for (const origin of [site.shell, site.account, site.games, site.cashier, site.vip]) {
    expect(
      scripts.some(({ url }) => url.startsWith(origin)),
      `scripts of ${origin}`,
    ).toBe(true)
  }
  for (const [name, mark] of Object.entries(marks)) {
    const copies = scripts.filter(({ text }) => mark.test(text)).map(({ url }) => url)
    expect(copies, name).toHaveLength(1)
  }
})
