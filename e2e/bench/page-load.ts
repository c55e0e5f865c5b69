import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { slowDown, proxyOptions, type Conditions } from './conditions.ts'
import { observePresses } from './response/observe-presses.ts'
import { waitUntilIdle, watchTraffic } from './response/traffic.ts'

interface LoadedFile {
  readonly url: string
  /** Compressed bytes on the wire, without headers. */
  readonly bytes: number
}

export interface PageLoad {
  readonly files: readonly LoadedFile[]
  /** First and largest contentful paint, milliseconds after navigation began. */
  readonly firstPaint: number
  readonly largestPaint: number
  /** Until the first six covers are loaded and in the page. */
  readonly covers: number
  /** Cumulative layout shift. */
  readonly layoutShift: number
  /** From a visitor's press until the login dialog, the first step to a deposit, can be used. */
  readonly dialog: number
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
}

/**
 * Opens the home page in a fresh profile with an empty cache, waits until nothing more is loaded, then opens the login.
 */
export async function loadHome(browser: Browser, url: string, conditions: Conditions): Promise<PageLoad> {
  const context = await browser.newContext({ ...PHONE, ...proxyOptions(conditions) })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const files = await watchFiles(session)
    watchTraffic(page)
    await slowDown(session, conditions)
    await page.addInitScript(observe)
    await page.addInitScript(observePresses)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('#section-top').waitFor({ timeout: 60_000 })
    await waitUntilIdle(page)
    const loaded = files()
    const paints = await page.evaluate(() => (window as unknown as { bench: Paints }).bench)
    const covers = await page.evaluate(timeCovers)
    return { files: loaded, ...paints, covers, dialog: await timeDialog(page) }
  } finally {
    await context.close()
  }
}

/** ms from the press until the dialog's fields are painted. */
async function timeDialog(page: Page): Promise<number> {
  await page.evaluate(() => window.response.arm({ selector: '[role=dialog] input' }))
  await page.getByRole('button', { name: 'Login' }).first().click()
  const { shown } = await page.evaluate(() => window.response.answer())
  return shown!
}

/** Runs in the page. */
function timeCovers(): number {
  const covers = [...document.querySelectorAll<HTMLImageElement>('section:has(#section-top) img')].slice(0, 6)
  const arrivals = covers.flatMap(({ src }) =>
    performance.getEntriesByName(src).map((entry) => (entry as PerformanceResourceTiming).responseEnd),
  )
  return Math.max((window as unknown as { bench: { games: number } }).bench.games, ...arrivals)
}

interface Paints {
  firstPaint: number
  largestPaint: number
  layoutShift: number
}

/** Runs in the page, before everything else. */
function observe(): void {
  const bench = { firstPaint: 0, largestPaint: 0, layoutShift: 0, games: 0 }
  Object.assign(window, { bench })
  const games = new MutationObserver(() => {
    if (!document.getElementById('section-top')) return
    bench.games = performance.now()
    games.disconnect()
  })
  games.observe(document, { subtree: true, childList: true })
  const on = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.firstPaint = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    bench.largestPaint = entry.startTime
  })
  on('layout-shift', (entry) => {
    bench.layoutShift += (entry as unknown as { value: number }).value
  })
}

async function watchFiles(session: CDPSession): Promise<() => LoadedFile[]> {
  const found = new Map<string, { url: string; bytes: number }>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^https?:/.test(request.url)) found.set(requestId, { url: request.url, bytes: 0 })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => found.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) found.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = found.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  return () => [...found.values()].map((file) => ({ ...file }))
}
