/** Milliseconds without a file arriving. */
const QUIET_MS = 250
/** The longest wait for a picture that never arrives. */
const LONGEST_WAIT_MS = 10_000

let quiet: Promise<void> | undefined
let parts: Promise<unknown> = Promise.resolve()

/**
 * Registers work without which the first page is not complete. `whenQuiet` waits for it, whether it succeeds or fails.
 */
export function beforeQuiet(work: readonly Promise<unknown>[]): void {
  parts = Promise.allSettled(work)
}

/**
 * Resolves when the first page has all that it needs: it has loaded, and no file has arrived for a moment. Each caller
 * continues in an idle period of its own, so that a press between two of them is answered.
 */
export function whenQuiet(): Promise<void> {
  quiet ??= firstQuiet()
  turn = turn.then(() => quiet).then(whenIdle)
  return turn
}

let turn: Promise<void> = Promise.resolve()

/** Resolves when the page is idle. Not every browser tells when that is. */
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
        // What has arrived is rendered first: only then is it known which pictures it shows.
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

/**
 * Resolves when the page has loaded, also if it had before the call. Waits no longer than LONGEST_WAIT_MS: one picture
 * that never arrives holds up the browser's own event.
 */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve()
    addEventListener('load', () => resolve(), { once: true })
    setTimeout(resolve, LONGEST_WAIT_MS)
  })
}

/** Whether pictures of the first screenful are still loading. */
const isDrawing = () => [...document.images].some(({ loading, complete }) => loading !== 'lazy' && !complete)

/** Whether the player has set the browser to save data. Not every browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
