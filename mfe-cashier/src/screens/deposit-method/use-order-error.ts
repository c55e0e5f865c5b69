import { errorMessage, isApiError, isRefusal } from '@croupier/shared/api'
import { useFrame, useHost, useIsMounted, useIsStillMember } from '@croupier/shared/host'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Method } from '../../payment/method.ts'
import { useText } from '../../words.ts'

/** Games-and-cashier.md 8: how long a dialog stays after an order that failed. */
const CLOSE_AFTER_MS = 2000

interface OrderError {
  /** Tells the player why there is no order; the dialog of some methods then closes. */
  handleError(error: unknown): Promise<void>
  /** On another try the dialog stays open for its outcome. */
  keepOpen(): void
}

/** Handles an order that was refused, or whose response was lost (DP-20). */
export function useOrderError(method: Method): OrderError {
  const host = useHost()
  const client = useQueryClient()
  const frame = useFrame()
  const text = useText()
  const isMounted = useIsMounted()
  const isStillMember = useIsStillMember()
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    handleError: async (error) => {
      // The limits may have changed since they were read.
      if (isRefusal(error)) void client.invalidateQueries({ queryKey: ['deposit-config'] })
      // The card may have been charged although the response was lost: another card could pay twice (D25).
      const isOpen = method.charges === true && isApiError(error) && error.kind === 'network'
      if (isOpen) void host.session.refresh()
      if (!isStillMember()) return
      const message = isOpen ? text('result.openText') : errorMessage(error, text('common.serverBusy'))
      if (method.closesOnError) {
        host.feedback.toast(message, 'error')
        closeTimer.current = setTimeout(() => isMounted.current && frame.close(), CLOSE_AFTER_MS)
      } else await host.feedback.alert({ message })
    },
    keepOpen: () => clearTimeout(closeTimer.current),
  }
}
