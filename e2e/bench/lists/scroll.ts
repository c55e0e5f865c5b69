import type { CDPSession, Page } from '@playwright/test'

export const FRAME = 1000 / 60
const CHUNK = 4_000

export interface Moment {
  /** JS heap after garbage collection, MB. */
  readonly heap: number
  /** Elements of the document. */
  readonly nodes: number
}

/** Collects garbage, then measures what is left. */
export async function momentOf(page: Page, cdp: CDPSession): Promise<Moment> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return { heap: Math.round(usedSize / 1e5) / 10, nodes }
}

/** Milliseconds for which the page's main thread has worked, independent of the machine's other load. */
export async function workOf(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
}

/**
 * Scrolls in every frame, as a finger would, at `speed` px a second, until `isDone`; returns the times between the
 * frames, ms. `scroller` is a selector; without one the page itself scrolls.
 */
export async function scrollUntil(
  page: Page,
  {
    scroller,
    speed,
    isDone,
  }: { scroller?: string; speed: number; isDone: (left: number) => Promise<boolean> | boolean },
): Promise<number[]> {
  const all: number[] = []
  for (let left = Infinity; !(await isDone(left));) {
    const part = await page.evaluate(move, { scroller, speed, length: CHUNK })
    all.push(...part.intervals)
    left = part.left
  }
  return all
}

/** Runs in the page for `length` ms, or until the end. */
function move(asked: { scroller?: string | undefined; speed: number; length: number }) {
  const place = asked.scroller ? document.querySelector(asked.scroller) : document.documentElement
  if (!place) throw new Error(`nothing scrolls at ${asked.scroller}`)
  return new Promise<{ intervals: number[]; left: number }>((resolve) => {
    const intervals: number[] = []
    const left = () => place.scrollHeight - place.clientHeight - place.scrollTop
    let begun = 0
    let last = 0
    let still = 0
    const step = (time: number) => {
      if (last === 0) begun = time
      else {
        intervals.push(time - last)
        // After a pause of the machine the page must not jump.
        place.scrollBy({ top: (asked.speed * Math.min(time - last, 100)) / 1000, behavior: 'instant' })
      }
      last = time
      // The next page of the list may be loading: wait a few more frames.
      still = left() > 2 ? 0 : still + 1
      if (time - begun < asked.length && still < 30) requestAnimationFrame(step)
      else resolve({ intervals, left: left() })
    }
    requestAnimationFrame(step)
  })
}
