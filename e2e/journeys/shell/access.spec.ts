import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test.ts'
import { holdAnswer, waitForPage } from '../../support/calls.ts'
import { stopClock } from '../../support/clock.ts'

const CHECK = '/sys/ipinfoCloudFlare'

test('[SH-01] no content shows before the access check answers @desktop', async ({ page }) => {
  const check = await holdAnswer(page, CHECK)
  await page.goto('/', { waitUntil: 'commit' })
  // Messages and session load in parallel with the check: by now only its response is missing.
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--words-slow') !== '')
  await waitForPage(page)
  await expect(page.locator('#root')).toBeEmpty()
  await expect(page.locator('.first-banner img')).toHaveCount(0)
  check.release()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('[SH-02] the content shows when the access check answers with an error @desktop', async ({ page, fault }) => {
  for (const mode of ['status', 'html', 'cut', 'null', 'dataNull', 'wrongTypes', 'reset', 'empty', 'errorText']) {
    await fault(CHECK, mode, { times: 1 })
    await page.goto(`/?${mode}`)
    await expect(page.getByRole('banner'), mode).toBeVisible({ timeout: 6000 })
  }
})

test('[SH-02] the content shows within 5 s when the access check hangs @desktop', async ({ page, fault }) => {
  await fault(CHECK, 'hang')
  // The page's clock is stopped; AbortSignal.timeout, which limits a call, has to follow it as well.
  await page.clock.install()
  await stopClock(page)
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(), ms)
      return limit.signal
    }
  })
  await page.goto('/')
  // The shell starts after the first picture's moment.
  await page.clock.runFor(100)
  const slowMessage = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--words-slow'))
  await expect.poll(slowMessage).not.toBe('')
  await waitForPage(page)
  await expect(page.locator('#root')).toBeEmpty()
  await page.clock.runFor(4900)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('[SH-03] status false redirects to the address in the answer @desktop', async ({ page, context, settings }) => {
  await context.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  )
  await settings({ access: { status: false, url: 'https://elsewhere.example/not-here' } })
  await page.goto('/')
  await expect(page).toHaveURL('https://elsewhere.example/not-here')
})

test('[SH-03] [SH-27] a denial without a usable address shows only the notice', async ({ page, settings, watch }) => {
  watch.allow(/refused/)
  const unusable = [{ url: 'javascript:document.body.remove()' }, { url: '' }, { url: null }, {}]
  for (const [index, named] of unusable.entries()) {
    await settings({ access: { status: index % 2 === 0 ? false : 0, ...named } })
    await page.goto(`/?${index}`)
    await expectNotice(page)
  }
})

test('[SH-27] a restricted country gets only the notice', async ({ page, settings, baseURL }) => {
  await settings({ access: { status: false, url: `${baseURL}/#/article?id=9` } })
  await page.goto('/')
  await expectNotice(page)
})

async function expectNotice(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    /not (provided|available)|location|country/i,
  )
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
}
