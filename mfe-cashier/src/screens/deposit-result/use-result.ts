import { useHost, useObservable, useUser, type ParamsOf } from '@croupier/shared/host'
import { usePoll } from '@croupier/shared/polling'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchPollingStatus } from '../../api/order-status.ts'
import { useFollowLeftOrder } from '../../payment/order/hooks/use-follow-left-order.ts'
import { useRecheckTriggers } from '../../payment/order/hooks/use-recheck-triggers.ts'
import { useOrderReports } from '../../payment/order/state/order-reports.ts'
import { cachedSuccess } from '../../payment/order/state/known-orders.ts'
import { rememberStatusCallOfReturn } from '../../payment/order/state/provider-status-calls.ts'
import { useShownResult } from '../../payment/order/state/shown-results.ts'
import { RETURN_POLL, watchRule } from '../../payment/order/watch.ts'
import { claimedOutcome, type ResultState } from './result-state.ts'
import { useResultState } from './use-result-state.ts'

export interface Result extends ResultState {
  readonly orderId: string | undefined
  readonly isChecking: boolean
  readonly checkAgain: () => void
}

/**
 * The state of a result, polled as long as its outcome is open. Only the API makes it a success (D25): by
 * pollingStatus, or by the provider's status call.
 */
export function useResult(params: ParamsOf<'depositResult'>): Result {
  const { outcome, orderId } = params
  const host = useHost()
  const poll = usePoll()
  // After a reload the result opens before the stored session is checked.
  const isSessionKnown = useObservable(host.session.known)
  const isMember = useUser() !== null
  const { state, verified, show, conclude, apply, request } = useResultState(params)
  const [isChecking, setChecking] = useState(false)

  // Automatic requests use pollingStatus alone: the limited tries of the provider's status call are used up.
  const requestPollingStatus = (id: string, signal?: AbortSignal) => request(id, signal, fetchPollingStatus)

  const begin = useEffectEvent(async () => {
    // pollingStatus has already reported everything to this page: another request would be one too many.
    const success = orderId ? cachedSuccess(orderId) : undefined
    if (orderId && success && isMember) return void apply(orderId, success, 'succeeded')
    // pollingStatus may still report the amount, and whether a failed order was paid after all.
    if (verified && orderId)
      return void (isMember && (await requestPollingStatus(orderId).catch(() => conclude(orderId, verified))))
    if (state.isKnown) return
    // A visitor has no orders whose status could be requested.
    if (!orderId || !isMember) return show(claimedOutcome(outcome, undefined))
    if (outcome === 'processing') return pollAsReturn(orderId)
    try {
      if ((await requestPollingStatus(orderId)) !== 'pending') return
    } catch {
      // The poll below requests it again.
    }
    // A payment that arrives during this poll is shown without a press (D37); after that there is Check again. A failed
    // request does not end the poll: the next one requests the same.
    const rule = { ...RETURN_POLL, onError: 'continue' } as const
    await poll.start(watchRule(rule, (signal) => requestPollingStatus(orderId, signal)))
  })
  const pollAsReturn = async (id: string) => {
    rememberStatusCallOfReturn(host, id)
    const end = await poll.start(watchRule(RETURN_POLL, (signal) => request(id, signal)))
    if (end.outcome !== 'stopped' && end.exhausted) show('error')
    else if (end.outcome === 'failed' && end.error !== undefined) show('error')
  }
  useEffect(() => {
    if (isSessionKnown) void begin()
  }, [isSessionKnown, isMember, outcome, orderId])

  const checkAgain = async () => {
    // A visitor's status request would lead to the login.
    if (!orderId || isChecking || !isMember) return
    setChecking(true)
    try {
      await request(orderId)
    } catch {
      // The outcome is still unknown: what is shown stays true.
    } finally {
      setChecking(false)
    }
  }
  const isOpen = !state.isKnown && state.shown !== 'processing'
  const checkIfOpen = () => void (isOpen && checkAgain())
  useRecheckTriggers(checkIfOpen)
  useOrderReports(orderId, checkIfOpen)
  useShownResult(orderId, checkIfOpen)
  useFollowLeftOrder(orderId)
  return { ...state, orderId, isChecking, checkAgain: () => void checkAgain() }
}
