import { useEffect, useRef } from 'react'

/**
 * A provider's page takes steps in its frame, and the browser's history keeps them when the frame is gone: a Back for
 * each of them that does nothing. `leave` is said when the dialog goes on without the frame: those steps are gone back over in one.
 */
export function useFrameSteps() {
  const before = useRef(0)
  const loads = useRef(0)
  const isLeft = useRef(false)
  useEffect(() => {
    before.current = history.length
    return () => {
      const steps = history.length - before.current
      // Each page that came was a step of its own: the player has not gone back, and they are the last ones. A page may
      // lead on, or tell how the payment ended, before all of it has come.
      if (isLeft.current && steps > 0 && steps >= loads.current - 1) history.go(-steps)
    }
  }, [])
  return {
    loaded: () => void (loads.current += 1),
    leave: () => void (isLeft.current = true),
  }
}
