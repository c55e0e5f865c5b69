import { useHost, useMember, useIsMounted } from '@croupier/shared/host'
import { useWindowMessage } from '@croupier/shared/ui'
import type { RefObject } from 'react'
import type { ReportedOrderState } from '../../../payment/order/show-result.ts'
import { rememberBonusOrder } from '../../../payment/order/state/bonus-orders.ts'
import { rememberOrderAmount } from '../../../payment/order/state/order-amounts.ts'
import { rememberProviderStatusCall } from '../../../payment/order/state/provider-status-calls.ts'
import type { StageOf } from '../../../payment/stage.ts'
import { readPayMessage } from '../../../payment/windows/pay-message.ts'

interface FrameMessages {
  readonly element: RefObject<HTMLIFrameElement | null>
  readonly stage: StageOf<'frame'>
  /** The amount of an order whose number comes from the provider's page. */
  readonly amount: string | undefined
  readonly hasBonus: boolean
  /** Called with the order's state once the page has reported its end. */
  readonly onEnd: (state: ReportedOrderState, orderId: string | null) => void
  /** Called instead if the method is polled after its frame (`watch: 'after'`) and the page reported neither failure nor cancel. */
  readonly onReturn: (orderId: string) => void
}

/** Handles PAY_CLOSE from the provider's page. Messages count only from this frame, at its origin or ours. */
export function useFrameMessages({
  element,
  stage: { next, address },
  amount,
  hasBonus,
  onEnd,
  onReturn,
}: FrameMessages): void {
  const host = useHost()
  const { currency } = useMember()
  const isMounted = useIsMounted()
  /** The page reported that the payment is done: requests the status once more, whatever the poll has received so far. */
  const recheckAndEnd = async (orderId: string) => {
    const { request } = next.ruleOf(orderId)
    const state = await request(new AbortController().signal).catch(() => 'pending' as const)
    if (isMounted.current) onEnd(state, orderId)
  }
  useWindowMessage((event) => {
    // A provider may return inside its frame to a payment page of ours.
    const site = new URL(host.navigation.absolute('/')).origin
    const message = readPayMessage(event, element.current?.contentWindow, [site, address.origin])
    if (message?.type !== 'PAY_CLOSE') return
    const orderId = next.orderId ?? message.orderId ?? null
    // With a `before` call, the status call is remembered after that call (processing-stage.tsx).
    if (orderId && !next.before) rememberProviderStatusCall(orderId, next.ruleOf(orderId).request)
    if (!next.orderId && orderId && amount) rememberOrderAmount(orderId, { amount, currency })
    if (orderId && hasBonus) rememberBonusOrder(orderId)
    if (message.hasFailed) onEnd('failed', orderId)
    else if (message.isCanceled) onEnd('canceled', orderId)
    // The order's number is unknown, so its status cannot be requested.
    else if (!orderId) onEnd('pending', null)
    else if (next.watch === 'after') onReturn(orderId)
    else void recheckAndEnd(orderId)
  })
}
