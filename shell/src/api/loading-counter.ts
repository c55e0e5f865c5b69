import type { Observable } from '@croupier/shared/host'
import { createValue } from '../host/value.ts'

/** site.md 4: the indicator hides 100 ms after the last request finished. */
const HIDE_DELAY = 100

export interface LoadingCounter extends Observable<boolean> {
  /** A request began; call the returned function once when it ended. */
  begin(): () => void
}

/** The global loading flag: true while at least one counted request runs, and 100 ms longer. */
export function createLoadingCounter(): LoadingCounter {
  const { get, set, subscribe } = createValue(false)
  let running = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    get,
    subscribe,
    begin() {
      running++
      clearTimeout(timer)
      set(true)
      let ended = false
      return () => {
        if (ended) return
        ended = true
        running--
        if (running === 0) timer = setTimeout(() => set(false), HIDE_DELAY)
      }
    },
  }
}
