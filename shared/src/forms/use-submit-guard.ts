import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Lets one submit through at a time, and none within `guardMs` of the last one let through (WD-07).
 * `run` answers false where it was held back; a rejection of `work` is passed on.
 */
export function useSubmitGuard(guardMs = 0): {
  isBusy: boolean
  run: (work: () => Promise<void> | void) => Promise<boolean>
} {
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const last = useRef(-Infinity)
  const mounted = useRef(true)

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const run = useCallback(
    async (work: () => Promise<void> | void) => {
      const now = performance.now()
      if (running.current || now - last.current < guardMs) return false
      running.current = true
      last.current = now
      setBusy(true)
      try {
        await work()
      } finally {
        running.current = false
        if (mounted.current) setBusy(false)
      }
      return true
    },
    [guardMs],
  )
  return { isBusy, run }
}
