import type { Page } from '@playwright/test'

/**
 * Opens the address in a page that is loaded anew. A plain `goto` from one hash to another keeps the page, and a check
 * would pass on what the previous address still shows.
 */
export async function loadPage(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
}
