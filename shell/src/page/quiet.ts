/** Milliseconds without a file that came. */
const QUIET = 400

let quiet: Promise<void> | undefined

/** Resolves when the first page has all that it needs: it has loaded, and no file has come for a moment. */
export function whenQuiet(): Promise<void> {
  quiet ??= new Promise((resolve) => {
    const watch = () => {
      const again = () => {
        clearTimeout(timer)
        timer = setTimeout(done, QUIET)
      }
      const done = () => {
        if (isDrawing()) return again()
        observer.disconnect()
        // Not every browser has it.
        if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 })
        else resolve()
      }
      let timer = setTimeout(done, QUIET)
      const observer = new PerformanceObserver(again)
      observer.observe({ type: 'resource' })
    }
    if (document.readyState === 'complete') watch()
    else addEventListener('load', watch, { once: true })
  })
  return quiet
}

/** Whether pictures of the first screenful are still on their way. */
const isDrawing = () => [...document.images].some(({ loading, complete }) => loading !== 'lazy' && !complete)

/** Whether the player asks for no more than is wanted. Not every browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
