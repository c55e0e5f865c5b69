import { isApiError, isRefusal, TOO_MANY } from '@croupier/shared/api'
import { useCallback, useRef } from 'react'

/**
 * Uses up a mailed link, which works once. Resolves what the call says; or `doneBefore` where it is refused after a try
 * whose answer was lost: that one has used it up, and has done its work. A refusal that names a field is about that, be
 * it the link's own `token`, which is unknown or too old (D49). Throws like the call itself.
 */
export function useMailedLink(): <Outcome>(call: () => Promise<Outcome>) => Promise<Outcome | 'doneBefore'> {
  const isAnswerLost = useRef(false)
  return useCallback(async (call) => {
    // Without a connection nothing is sent; one that is lost meanwhile loses the answer.
    const isSent = navigator.onLine
    try {
      return await call()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (isRefusal(error) && !error.field && isAnswerLost.current) return 'doneBefore'
      // A server that broke down over it may have done it; one that turned it away as one too many has not.
      isAnswerLost.current ||= isSent && error.kind === 'network' && error.code !== TOO_MANY
      throw error
    }
  }, [])
}
