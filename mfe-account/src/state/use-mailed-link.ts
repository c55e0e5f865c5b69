import { isApiError, isRefusal, TOO_MANY } from '@croupier/shared/api'
import { useCallback, useRef } from 'react'

/**
 * Uses up a mailed link, which works only once. Resolves with the call's result, or with `doneBefore` where the call is
 * refused after an attempt whose response was lost: that attempt used up the link and did its work. A refusal that
 * names a field is not taken for that, not even for the link's own `token`, which is then unknown or expired (D49).
 * Throws like the call itself.
 */
export function useMailedLink(): <Outcome>(call: () => Promise<Outcome>) => Promise<Outcome | 'doneBefore'> {
  const isAnswerLost = useRef(false)
  return useCallback(async (call) => {
    // Offline, nothing is sent; if the connection is lost during the call, only the response is lost.
    const isSent = navigator.onLine
    try {
      return await call()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (isRefusal(error) && !error.field && isAnswerLost.current) return 'doneBefore'
      // A server error may come after the work was done; a rate limit refuses before it.
      isAnswerLost.current ||= isSent && error.kind === 'network' && error.code !== TOO_MANY
      throw error
    }
  }, [])
}
