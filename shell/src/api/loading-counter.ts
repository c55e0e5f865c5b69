import type { Observable } from '@croupier/shared/host'

/** site.md 4: the indicator hides 100 ms after the last request finished. */
const HIDE_DELAY = 100

export interface LoadingCounter extends Observable<boolean> {
  /** A request began; call the returned function once when it ended. */
  begin(): () => void
}

/** The global loading flag: true while at least one counted request runs, and 100 ms longer. */
export function createLoadingCounter(): LoadingCounter {
  let running = 0
  let shown = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const show = (next: boolean) => {
    if (shown === next) return
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin() {
      running++
      clearTimeout(timer)
      show(true)
      let ended = false
      return () => {
        if (ended) return
        ended = true
        running--
        if (running === 0) timer = setTimeout(() => show(false), HIDE_DELAY)
      }
    },
  }
}
