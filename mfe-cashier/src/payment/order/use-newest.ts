import { useRef } from 'react'

/**
 * Numbers the questions of a dialog, which asks several at once: by its poll, by the player, when they come back to it.
 * What a question gives says of its answer whether a later question was answered before: it tells what was so then.
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
