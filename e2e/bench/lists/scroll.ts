import type { CDPSession, Page } from '@playwright/test'

export const FRAME = 1000 / 60
const CHUNK = 4_000

export interface MemorySnapshot {
  /** JS heap after garbage collection, MB. */
  readonly heap: number
  /** Elements of the document. */
  readonly nodes: number
}

/** Collects garbage, then measures what is left. */
export async function takeSnapshot(page: Page, cdp: CDPSession): Promise<MemorySnapshot> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return { heap: Math.round(usedSize / 1e5) / 10, nodes }
}

/** Milliseconds for which the page's main thread has worked, independent of the machine's other load. */
export async function mainThreadMs(cdp: CDPSession): Promise<number> {
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
  const intervals: number[] = []
  for (let left = Infinity; !(await isDone(left));) {
    const chunk = await page.evaluate(scrollInPage, { scroller, speed, length: CHUNK })
    intervals.push(...chunk.intervals)
    left = chunk.left
  }
  return intervals
}

/** Runs in the page for `length` ms, or until the end. */
function scrollInPage(options: { scroller?: string | undefined; speed: number; length: number }) {
  const scroller = options.scroller ? document.querySelector(options.scroller) : document.documentElement
  if (!scroller) throw new Error(`nothing scrolls at ${options.scroller}`)
  return new Promise<{ intervals: number[]; left: number }>((resolve) => {
    const intervals: number[] = []
    const left = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    let startedAt = 0
    let lastFrameAt = 0
    let idleFrames = 0
    const step = (time: number) => {
      if (lastFrameAt === 0) startedAt = time
      else {
        intervals.push(time - lastFrameAt)
        // After a pause of the machine the page must not jump.
        scroller.scrollBy({ top: (options.speed * Math.min(time - lastFrameAt, 100)) / 1000, behavior: 'instant' })
      }
      lastFrameAt = time
      // The next page of the list may be loading: wait a few more frames.
      idleFrames = left() > 2 ? 0 : idleFrames + 1
      if (time - startedAt < options.length && idleFrames < 30) requestAnimationFrame(step)
      else resolve({ intervals, left: left() })
    }
    requestAnimationFrame(step)
  })
}
