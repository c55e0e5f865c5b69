import type { Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'

const IDLE_MS = 700
const trafficOf = new WeakMap<Page, { running: number; since: number }>()

/** Tracks a page's requests in flight from now on. */
export function watchTraffic(page: Page): void {
  const traffic = { running: 0, since: Date.now() }
  trafficOf.set(page, traffic)
  const count = (by: number) => () => {
    traffic.running = Math.max(0, traffic.running + by)
    traffic.since = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
}

/** Counts as traffic an action that makes the page send requests, though it may not have sent any yet. */
export function markActive(page: Page): void {
  trafficOf.get(page)!.since = Date.now()
}

/** Waits until there were no requests for a while and the page is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)!
  while (traffic.running > 0 || Date.now() - traffic.since < IDLE_MS) await wait(50)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })))
}
