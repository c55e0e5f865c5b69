import { isApiError, isRefusal, TOO_MANY } from '@croupier/shared/api'
import { useCallback, useRef } from 'react'

/**
 * Returns a function that redeems a mailed link, which works only once. It resolves with the call's result, or with
 * `alreadyRedeemed` where the call is refused after an attempt whose response was lost: that attempt redeemed the link
 * and did its work. A refusal that names a field does not count as that, not even for the link's own `token`, which is
 * then unknown or expired (D49). Throws like the call itself.
 */
export function useMailedLink(): <Outcome>(call: () => Promise<Outcome>) => Promise<Outcome | 'alreadyRedeemed'> {
  const isResponseLost = useRef(false)
  return useCallback(async (call) => {
    // Offline, nothing is sent; if the connection is lost during the call, only the response is lost.
    const isSent = navigator.onLine
    try {
      return await call()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (isRefusal(error) && !error.field && isResponseLost.current) return 'alreadyRedeemed'
      // A server error may come after the work was done; a rate limit refuses before it.
      isResponseLost.current ||= isSent && error.kind === 'network' && error.code !== TOO_MANY
      throw error
    }
  }, [])
}
