import { useHost, useIsMounted, type ParamsOf } from '@croupier/shared/host'
import { useEffect, useRef, useState } from 'react'
import type { OrderState, OrderStatus, Outcome } from '../../api/order-state.ts'
import { forgetDepositDrafts } from '../../payment/form/deposit-draft.ts'
import { concludeOrder } from '../../payment/order/conclude-order.ts'
import { fetchOrderStatus } from '../../payment/order/fetch-order-status.ts'
import { useStaleResponseGuard } from '../../payment/order/hooks/use-stale-response-guard.ts'
import type { ResultOutcome } from '../../payment/order/show-result.ts'
import { orderAmountOf } from '../../payment/order/state/order-amounts.ts'
import { tellOutcome } from '../../payment/order/tell-outcome.ts'
import { initialResult, outcomeAfter, verifiedOutcome, withAmount, withOutcome } from './result-state.ts'

/** The state of a result, and what changes it: a status response, or an outcome that is known without one. */
export function useResultState(params: ParamsOf<'depositResult'>) {
  const host = useHost()
  const [verified] = useState(() => verifiedOutcome(params))
  const [state, setState] = useState(() => initialResult(params, verified))
  const startRequest = useStaleResponseGuard()
  const concluded = useRef<Outcome>(undefined)
  const isMounted = useIsMounted()
  const isSuccess = state.shown === 'success'
  // The next deposit starts anew.
  useEffect(() => {
    if (isSuccess) forgetDepositDrafts()
  }, [isSuccess])

  /** Shows the outcome, and announces a success. */
  const conclude = (id: string, outcome: Outcome, amount = orderAmountOf(id)) => {
    setState((before) => withOutcome(withAmount(before, amount), outcome))
    concluded.current = outcome
    concludeOrder(host, id, outcome, amount)
  }

  /** Shows a status, and its outcome, if there is one. */
  const apply = (id: string, status: OrderStatus, outcome: Outcome | undefined): OrderState => {
    const amount = orderAmountOf(id, status)
    setState((before) => ({ ...withAmount(before, amount), coins: status }))
    if (outcome) conclude(id, outcome, amount)
    return outcome ?? 'pending'
  }

  /** Requests the status and shows it. Throws ApiError. */
  const request = async (id: string, signal?: AbortSignal, fetchStatus = fetchOrderStatus): Promise<OrderState> => {
    const isStale = startRequest()
    const status = await fetchStatus(host, id, signal)
    const outcome = outcomeAfter(verified, status.state)
    // Closed without an outcome: the player is told of this one (D37).
    if (!isMounted.current && !verified) {
      if (outcome) void tellOutcome(host, id, outcome)
      return 'pending'
    }
    // A stale response is dropped, unless it reports an outcome and no later one has reported any.
    if (isStale() && (!outcome || concluded.current)) return concluded.current ?? 'pending'
    return apply(id, status, outcome)
  }

  const show = (shown: ResultOutcome) => setState((before) => ({ ...before, shown }))
  return { state, verified, show, conclude, apply, request }
}
