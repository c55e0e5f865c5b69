import type { CDPSession, Page } from '@playwright/test'

export interface ScrollFigures {
  readonly games: number
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

/** Notes the time of every frame until `stop` is called in the page. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = []
    const note = (time: number) => {
      times.push(time)
      frame = requestAnimationFrame(note)
    }
    let frame = requestAnimationFrame(note)
    Object.assign(window, {
      stopFrames: () => {
        cancelAnimationFrame(frame)
        return times
      },
    })
  })

const readFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { stopFrames(): number[] }).stopFrames())

/**
 * Scrolls through the whole list of all games by touch, on a slower processor, and counts the frames that
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
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const intervals: number[] = []
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
  const total = { first: await left() }
  let isHalf = false
  while ((await left()) > 2) {
    await watchFrames(page)
    await cdp.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -speed * 4,
      speed,
      preventFling: true,
      gestureSourceType: 'touch',
    })
    const times = await readFrames(page)
    for (let index = 1; index < times.length; index++) intervals.push(times[index]! - times[index - 1]!)
    if (!isHalf && pages.length > 16) {
      isHalf = true
      moments.push(await settle(page, cdp))
    }
    total.first = Math.max(total.first, await left())
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  moments.push(await settle(page, cdp))
  const expected = intervals.reduce((sum, each) => sum + Math.max(1, Math.round(each / FRAME)), 0)
  const games = await page.evaluate(() => Number(document.querySelector('[data-games]')?.getAttribute('data-games') ?? 0))
  await cdp.detach()
  return {
    games,
    frames: intervals.length,
    dropped: Math.round(((expected - intervals.length) / Math.max(1, expected)) * 10_000) / 100,
    longest: Math.round(Math.max(0, ...intervals)),
    heap: moments.map(({ heap }) => heap),
    nodes: moments.map(({ nodes }) => nodes),
    pages,
  }
}
