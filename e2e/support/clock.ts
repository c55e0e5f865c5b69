import type { Page } from '@playwright/test'

/**
 * Stops the page's installed clock so many ms from now, so that only `runFor` moves it. What is due until then happens
 * first.
 */
export async function stopClock(page: Page, ahead = 60_000): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead)
}
