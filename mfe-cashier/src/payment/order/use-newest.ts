import { useRef } from 'react'

/**
 * A dialog may have several status requests in flight. Call the returned function when a request starts, and the
 * function it gives you when the response arrives: true means that a later request was answered before, so this
 * response is stale.
 */
export function useNewest(): () => () => boolean {
  const asked = useRef(0)
  const answered = useRef(0)
  return () => {
    const number = (asked.current += 1)
    return () => {
      const isOvertaken = number < answered.current
      if (!isOvertaken) answered.current = number
      return isOvertaken
    }
  }
}
