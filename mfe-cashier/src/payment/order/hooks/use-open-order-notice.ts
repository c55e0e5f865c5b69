import { useHost, useIsStillMember } from '@croupier/shared/host'
import { useEffect, useEffectEvent, useRef } from 'react'
import { fetchPollingState } from '../../../api/order-status.ts'
import { useText } from '../../../words.ts'
import { recheckShownResult } from '../state/shown-results.ts'
import { tellOutcome } from '../tell-outcome.ts'
import { useFollowLeftOrder } from './use-follow-left-order.ts'

/**
 * Runs when the player leaves a dialog whose order is still open (Close, Back, Escape), and asks pollingStatus once:
 * the dialog's own poll ends with it (DP-21). A success opens the result, another end gets a toast. So does an open
 * order: that it can be continued later while it may be paid (`mayPay`), not to pay twice once they paid or say so
 * (`isPaid`). Call `markSettled()` when something else tells them. Does nothing without an order id or after the member
 * has gone, and sends no request where the dialog was polling pollingStatus already (`isPolling`). The order is followed
 * in any case (D37).
 */
export function useOpenOrderNotice(orderId: string | null, { mayPay = true, isPaid = false, isPolling = false } = {}) {
  const host = useHost()
  const text = useText()
  const isSettled = useRef(false)
  const isStillMember = useIsStillMember()
  useFollowLeftOrder(orderId)
  const leave = useEffectEvent(async () => {
    if (isSettled.current || !orderId || !isStillMember()) return
    const state = isPolling ? 'pending' : await fetchPollingState(host, orderId).catch(() => 'pending' as const)
    if (!isStillMember()) return
    if (state === 'pending') {
      if (mayPay || isPaid) host.feedback.toast(text(isPaid ? 'result.openText' : 'deposit.staysOpen'), 'info')
      return
    }
    if (recheckShownResult(orderId)) return
    if (state === 'succeeded') host.screens.open('depositResult', { outcome: 'success', orderId })
    else void tellOutcome(host, orderId, state)
  })
  useEffect(() => () => void leave(), [])
  return { markSettled: () => void (isSettled.current = true) }
}
