import { isApiError } from '@croupier/shared/api'
import { useCallback, useRef } from 'react'

/**
 * Uses up a mailed link, which works once. Resolves what the call says; or `doneBefore` where it is refused after a try
 * whose answer was lost: that one has used it up, and has done its work. Throws like the call itself.
 */
export function useMailedLink(): <Outcome>(call: () => Promise<Outcome>) => Promise<Outcome | 'doneBefore'> {
  const isAnswerLost = useRef(false)
  return useCallback(async (call) => {
    try {
      return await call()
    } catch (error) {
      const kind = isApiError(error) && error.kind
      if (kind === 'refused' && isAnswerLost.current) return 'doneBefore'
      isAnswerLost.current ||= kind === 'network'
      throw error
    }
  }, [])
}
