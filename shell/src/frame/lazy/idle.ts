/** Milliseconds without a file arriving. */
const IDLE_AFTER_MS = 250
/** The longest wait for a picture that never arrives. */
const LONGEST_WAIT_MS = 10_000

let pageIdle: Promise<void> | undefined
let firstPageWork: Promise<unknown> = Promise.resolve()

/**
 * Registers work without which the first page is not complete. `whenIdle` waits for it, whether it succeeds or fails.
 */
export function beforeIdle(work: readonly Promise<unknown>[]): void {
  firstPageWork = Promise.allSettled(work)
}

/**
 * Resolves when the first page has all that it needs: it has loaded, and no file has arrived for a moment. Each caller
 * continues in an idle period of its own, so that a press between two of them is answered.
 */
export function whenIdle(): Promise<void> {
  pageIdle ??= firstIdle()
  queue = queue.then(() => pageIdle).then(idlePeriod)
  return queue
}

let queue: Promise<void> = Promise.resolve()

/** Resolves in the next idle period of the page, in browsers that report those, else in the next task. */
export function idlePeriod(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve)
  })
}

function firstIdle(): Promise<void> {
  return new Promise((resolve) => {
    const watch = () => {
      const began = performance.now()
      const restart = () => {
        clearTimeout(timer)
        timer = setTimeout(done, IDLE_AFTER_MS)
      }
      const done = async () => {
        // What has arrived is rendered first: only then is it known which pictures it shows.
        const last = timer
        await idlePeriod()
        if (timer !== last) return
        if (hasPendingPictures() && performance.now() - began < LONGEST_WAIT_MS) return restart()
        observer.disconnect()
        resolve()
      }
      let timer = setTimeout(done, IDLE_AFTER_MS)
      const observer = new PerformanceObserver(restart)
      observer.observe({ type: 'resource' })
    }
    void pageLoaded()
      .then(() => firstPageWork)
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
const hasPendingPictures = () => [...document.images].some(({ loading, complete }) => loading !== 'lazy' && !complete)

/** Whether the player has set the browser to save data; false in browsers that do not report it. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
