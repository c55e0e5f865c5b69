import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectAccessible, test } from '../../support/test.ts'
import { withSiteConfig } from '../../support/with-site.ts'

test('[SH-28] a brand file changes name, domain, colours and languages without a build @desktop', async ({ page }) => {
  const file = join(import.meta.dirname, '..', '..', '..', 'shell', 'sites', 'harbour.json')
  const harbour = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  await withSiteConfig(page, ({ apiOrigin, apiPath, providerOrigins, vendorOrigins }) => ({
    ...harbour,
    apiOrigin,
    apiPath,
    providerOrigins,
    vendorOrigins,
  }))
  await page.goto('/')
  await expect(page).toHaveTitle('Harbour Lights: casino by the sea')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Harbour Lights' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(238, 243, 246)')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms and conditions' })
  await expect(terms).toContainText('harbourlights.example')
  await expect(terms).not.toContainText('Croupier')
  await page.keyboard.press('Escape')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Language/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4)
})

test('[SH-28] an invalid site config shows its problem instead of a blank page @desktop', async ({ page }) => {
  await withSiteConfig(page, (config) => ({ ...config, email: 'nobody', domain: '' }))
  await page.goto('/')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('This site cannot start')
  await expect(alert).toContainText('email')
  await expect(alert).toContainText('domain')
})

test("a site can follow the system's colour scheme, and its frame is readable in the light one", async ({
  page,
  context,
}) => {
  await withSiteConfig(page, (config) => ({ ...config, colorScheme: 'system' }))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(8, 32, 26)')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 241, 228)')
  await expect(page.getByRole('heading', { name: 'Top games' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
})

/** The timing entry of a request that a service worker's static routes handled. */
type Routed = PerformanceEntry & { readonly workerMatchedSourceType?: string }

test('requests other than page loads bypass the offline worker @desktop', async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const route = await page.evaluate(async () => {
    const observed = new Promise<string | undefined>((resolve) => {
      new PerformanceObserver((list) => {
        const entry = list.getEntries().find(({ name }) => name.endsWith('/robots.txt'))
        if (entry) resolve((entry as Routed).workerMatchedSourceType)
      }).observe({ type: 'resource' })
    })
    await fetch('robots.txt')
    return observed
  })
  expect(route).toBe('network')
  expect((await page.reload())?.fromServiceWorker()).toBe(true)
})

test('the frame stays without a network, and a reload shows the offline page @mobile', async ({ page, context }) => {
  await page.goto('/')
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).active))
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  const failed = page.getByRole('dialog').getByRole('alert')
  await expect(failed).toBeVisible()
  // The offline line below the bar is behind the pop-up: the message is shown beside the pop-up's own, not over it.
  const notice = page.getByRole('region', { name: 'Notifications' }).getByText('You are offline.')
  await expect(notice).toBeVisible()
  const [failedBox, toastBox] = [(await failed.boundingBox())!, (await notice.boundingBox())!]
  expect(
    toastBox.y >= failedBox.y + failedBox.height ||
      toastBox.y + toastBox.height <= failedBox.y ||
      toastBox.x + toastBox.width <= failedBox.x,
  ).toBe(true)
  // What failed to load is retried by itself once the connection is back.
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Contact us' }).getByLabel('Message')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('You are offline.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  // The site comes back by itself.
  await context.setOffline(false)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
