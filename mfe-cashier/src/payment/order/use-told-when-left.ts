import { useHost, useMayTell } from '@croupier/shared/host'
import { useEffect, useEffectEvent, useRef } from 'react'
import { orderState } from '../../api/order-status.ts'
import { useText } from '../../words.ts'
import { askShownResult } from './shown-results.ts'

/**
 * Left by the player while an order is being paid or asked about, by Back or Escape as well: the API may know more than
 * was shown. A success is shown; of what is open it is said where it goes on, unless it may not be paid any more. Who is
 * done with paying (`isPaid`) is told that nothing is lost, and is not asked to pay again. `settled` is said where
 * something else tells how the order stands. One without a number cannot be asked about. The call of the dialog's poll
 * ends with the dialog (DP-21): pollingStatus is asked, and nothing where that is what was asked all the time (`isAsking`).
 */
export function useToldWhenLeft(orderId: string | null, { mayPay = true, isPaid = false, isAsking = false } = {}) {
  const host = useHost()
  const text = useText()
  const isSettled = useRef(false)
  const mayTell = useMayTell()
  const leave = useEffectEvent(async () => {
    if (isSettled.current || !orderId || !mayTell()) return
    const state = isAsking ? 'pending' : await orderState(host.api, orderId).catch(() => 'pending' as const)
    if (!mayTell()) return
    if (state === 'pending' && (mayPay || isPaid))
      host.feedback.toast(text(isPaid ? 'result.openText' : 'deposit.staysOpen'), 'info')
    if (state === 'succeeded' && !askShownResult(orderId))
      host.screens.open('depositResult', { outcome: 'success', orderId })
  })
  useEffect(() => () => void leave(), [])
  return { settled: () => void (isSettled.current = true) }
}
