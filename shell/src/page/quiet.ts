/** Milliseconds without a file that came. */
const QUIET_MS = 250
/** A picture that never comes holds nothing up for longer. */
const LONGEST_WAIT_MS = 10_000

let quiet: Promise<void> | undefined
let parts: Promise<unknown> = Promise.resolve()

/** Names what the first page is not whole without. It is waited for however it ends. */
export function beforeQuiet(work: readonly Promise<unknown>[]): void {
  parts = Promise.allSettled(work)
}

/**
 * Resolves when the first page has all that it needs: it has loaded, and no file has come for a moment. Whoever waits
 * for it has a turn of its own, so that a press between two of them is answered.
 */
export function whenQuiet(): Promise<void> {
  quiet ??= firstQuiet()
  turn = turn.then(() => quiet).then(whenIdle)
  return turn
}

let turn: Promise<void> = Promise.resolve()

/** Resolves when the page has nothing to do. Not every browser tells when that is. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve)
  })
}

function firstQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const watch = () => {
      const began = performance.now()
      const again = () => {
        clearTimeout(timer)
        timer = setTimeout(done, QUIET_MS)
      }
      const done = async () => {
        // What has come is drawn first: only then is it known which pictures it shows.
        const last = timer
        await whenIdle()
        if (timer !== last) return
        if (isDrawing() && performance.now() - began < LONGEST_WAIT_MS) return again()
        observer.disconnect()
        resolve()
      }
      let timer = setTimeout(done, QUIET_MS)
      const observer = new PerformanceObserver(again)
      observer.observe({ type: 'resource' })
    }
    void pageLoaded()
      .then(() => parts)
      .then(watch)
  })
}

/** Resolves when the page has loaded, also for whoever asks late. One picture that never comes holds the browser's own event up. */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve()
    addEventListener('load', () => resolve(), { once: true })
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}

/** Whether pictures of the first screenful are still on their way. */
const isDrawing = () => [...document.images].some(({ loading, complete }) => loading !== 'lazy' && !complete)

/** Whether the player asks for no more than is wanted. Not every browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
