import type { CDPSession, Page } from '@playwright/test'

export interface ScrollFigures {
  readonly frames: number
  /** Per cent of the frames that a 60 Hz screen would have shown. */
  readonly dropped: number
  /** The longest time between two frames, ms. */
  readonly longest: number
  /** JS heap after a collection, MB: after the first page of games, in the middle, at the end. */
  readonly heap: readonly number[]
  /** Nodes of the document at the same moments. */
  readonly nodes: readonly number[]
  /** The numbers of the pages in the order they were asked for. */
  readonly pages: readonly number[]
}

interface ScrollOptions {
  /** How much slower than this machine. */
  readonly slowdown?: number
  /** px a second; a hard fling on a phone. */
  readonly speed?: number
}

const FRAME = 1000 / 60

async function settle(page: Page, cdp: CDPSession): Promise<{ heap: number; nodes: number }> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return { heap: Math.round(value('JSHeapUsedSize') / 1e4) / 100, nodes }
}

/** Moves the page on with every frame for `ms`, as a finger would; the times between the frames, and what is left. */
const scroll = (page: Page, speed: number, ms: number): Promise<{ intervals: number[]; left: number }> =>
  page.evaluate(
    ([pace, length]) =>
      new Promise((resolve) => {
        const intervals: number[] = []
        const left = () => document.documentElement.scrollHeight - innerHeight - scrollY
        let begun = 0
        let last = 0
        const step = (time: number) => {
          if (last === 0) begun = time
          else {
            intervals.push(time - last)
            // A machine that stood still does not make the page leap.
            scrollBy(0, (pace * Math.min(time - last, 100)) / 1000)
          }
          last = time
          if (time - begun < length && left() > 2) requestAnimationFrame(step)
          else resolve({ intervals, left: left() })
        }
        requestAnimationFrame(step)
      }),
    [speed, ms] as const,
  )

/**
 * Scrolls through the whole list of all games on a slower processor, and counts the frames that
 * did not come. The page must be on the site's origin, and the catalogue as long as it is to be measured.
 */
export async function measureGamesScroll(page: Page, options: ScrollOptions = {}): Promise<ScrollFigures> {
  const { slowdown = 4, speed = 4_000 } = options
  const pages: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/base/game/listPage')) pages.push((request.postDataJSON() as { pageNum: number }).pageNum)
  })
  await page.goto('/#/games/all')
  await page.getByRole('main').getByRole('img').first().waitFor()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const moments = [await settle(page, cdp)]
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const intervals: number[] = []
  const isDone = async () => (await page.getByText('No more games').count()) > 0
  for (let left = Infinity, isHalf = false; left > 2 || !(await isDone()); ) {
    const part = await scroll(page, speed, 4_000)
    intervals.push(...part.intervals)
    left = part.left
    if (isHalf || pages.length <= 16) continue
    isHalf = true
    moments.push(await settle(page, cdp))
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  moments.push(await settle(page, cdp))
  const expected = intervals.reduce((sum, each) => sum + Math.max(1, Math.round(each / FRAME)), 0)
  await cdp.detach()
  return {
    frames: intervals.length,
    dropped: Math.round(((expected - intervals.length) / Math.max(1, expected)) * 10_000) / 100,
    longest: Math.round(Math.max(0, ...intervals)),
    heap: moments.map(({ heap }) => heap),
    nodes: moments.map(({ nodes }) => nodes),
    pages,
  }
}
