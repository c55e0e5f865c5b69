import { useRef } from 'react'

/**
 * A dialog may have several status requests in flight. Call the returned function when a request starts, and the
 * function it gives you when the response arrives: true means that a later request was answered before, so this
 * response is stale.
 */
export function useStaleResponseGuard(): () => () => boolean {
  const requested = useRef(0)
  const answered = useRef(0)
  return () => {
    const number = (requested.current += 1)
    return () => {
      const isStale = number < answered.current
      if (!isStale) answered.current = number
      return isStale
    }
  }
}
