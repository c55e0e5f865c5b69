import { isApiError } from '@croupier/shared/api'
import { useCallback, useRef } from 'react'

/**
 * Uses up a mailed link, which works once. Resolves `done`; or `doneBefore` where it is refused after a try whose answer
 * was lost: that one has used it up, and has done its work. Throws like the call itself.
 */
export function useMailedLink(): (call: () => Promise<unknown>) => Promise<'done' | 'doneBefore'> {
  const isAnswerLost = useRef(false)
  return useCallback(async (call) => {
    try {
      await call()
      return 'done'
    } catch (error) {
      const kind = isApiError(error) && error.kind
      if (kind === 'refused' && isAnswerLost.current) return 'doneBefore'
      isAnswerLost.current ||= kind === 'network'
      throw error
    }
  }, [])
}
