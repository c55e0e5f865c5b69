import type { BrowserContext, Page } from '@playwright/test'

export const EVIL = 'http://evil.example/'

/** A page of another site, which sends no referrer. */
export async function elsewhere(context: BrowserContext, address = EVIL): Promise<Page> {
  const headers = { 'referrer-policy': 'no-referrer' }
  await context.route(address, (route) => route.fulfill({ headers, contentType: 'text/html', body: '<h1>Win!</h1>' }))
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** The window that the page opens, keeping a handle to it. */
export async function openFrom(page: Page, address: string): Promise<Page> {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((to) => void Object.assign(window, { handle: window.open(to) }), address),
  ])
  return opened
}

export const isClosed = (page: Page) => page.evaluate(() => (window as { handle?: Window }).handle?.closed)
