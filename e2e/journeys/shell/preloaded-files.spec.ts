import type { Page } from '@playwright/test'
import { holdScripts } from '../../support/calls.ts'
import { site } from '../../support/site.ts'
import { expect, test } from '../../support/test.ts'

/** The addresses of the covers that the page requests from now on. */
function watchCovers(page: Page): ReadonlySet<string> {
  const covers = new Set<string>()
  page.on('request', (request) => request.url().includes('/covers/') && covers.add(request.url()))
  return covers
}

test('the first page’s remote requests all of its scripts in parallel @desktop', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  const held = new Set<string>()
  const entry = /\/remoteEntry\.\w+\.js$/
  await page.route(`${site.games}/**/*.js`, async (route) => {
    const request = route.request()
    // Requests of type script run the file; the page has preloaded all of them into the cache before.
    if (request.resourceType() === 'script' && !entry.test(request.url())) {
      held.add(request.url())
      await release.promise
    }
    await route.continue()
  })
  // The held requests may delay the browser's load event.
  await page.goto('/', { waitUntil: 'commit' })
  // Module, screens and messages are requested while none of them has run.
  await expect.poll(() => held.size).toBe(3)
  release.resolve()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('the first covers are requested before the code that renders them has loaded', async ({ page }) => {
  const covers = watchCovers(page)
  const scripts = await holdScripts(page, site.games)
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => covers.size).toBe(6)
  const first = page.locator('section:has(#section-top) img').first()
  await expect(first).toHaveCount(0)
  scripts.release()
  await expect(first).toBeVisible()
  expect(covers).toContain(await first.evaluate((image: HTMLImageElement) => image.src))
})

test('the first dialog of a member loads before the covers, which wait for their code @desktop', async ({
  page,
  member: _member,
}) => {
  const covers = watchCovers(page)
  const scripts = await holdScripts(page, site.games)
  const lobby = page.waitForResponse('**/sys/game/all')
  await page.goto('/', { waitUntil: 'commit' })
  await lobby
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await expect(page.getByRole('dialog', { name: 'Deposit' }).getByRole('listitem').first()).toBeVisible()
  expect(covers.size).toBe(0)
  scripts.release()
  await expect.poll(() => covers.size).toBeGreaterThan(0)
})
