import { useEffect, useState } from 'react'

/**
 * How long a provider's page may load before Try again is offered beside it. If a single file of it hangs, the page may
 * be visible and payable all the same: so nothing covers it then, and no message says that nothing was paid.
 */
const SLOW_AFTER_MS = 15_000

/** Whether a frame's page has loaded. `retry` starts another `attempt`, which is the frame's key. */
export function useLoadState() {
  const [loadState, setLoadState] = useState<'loading' | 'slow' | 'loaded'>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const markSlow = () => setLoadState((now) => (now === 'loading' ? 'slow' : now))
    const timer = setTimeout(markSlow, SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [attempt])
  return {
    loadState,
    attempt,
    markLoaded: () => setLoadState('loaded'),
    retry: () => {
      setLoadState('loading')
      setAttempt(attempt + 1)
    },
  }
}
