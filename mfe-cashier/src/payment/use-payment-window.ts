import { useHost } from '@croupier/shared/host'
import { useEffect, useEffectEvent, useRef } from 'react'
import { readPayMessage } from './pay-message.ts'

/** Games-and-cashier.md 9: how often it is looked whether the window is still open. */
const CLOSED_CHECK = 100

export interface WindowEnd {
  readonly orderId: string | null
  /** False: the player closed the window, nobody said that the payment is done. */
  readonly wasReported: boolean
  readonly hasFailed: boolean
  /** Why no order was made, where the operator said so. */
  readonly reason: string | undefined
}

/** Watches a payment window until it is closed or says PAY_CLOSE; `onEnd` is called once. */
export function usePaymentWindow(
  shown: { popup: Window; orderId: string | null } | null,
  onEnd: (end: WindowEnd) => void,
): void {
  const host = useHost()
  const ended = useEffectEvent(onEnd)
  const known = useRef<string | null>(null)
  useEffect(() => {
    if (!shown) return
    const { popup } = shown
    known.current = shown.orderId
    const origins = [new URL(host.navigation.absolute('/')).origin, ...host.config.providerOrigins]
    let isOver = false
    let failure: { reason: string | undefined } | null = null
    const end = (wasReported: boolean, hasFailed: boolean) => {
      if (isOver) return
      isOver = true
      ended({ orderId: known.current, wasReported, hasFailed, reason: failure?.reason })
    }
    const hear = (event: MessageEvent<unknown>) => {
      const message = readPayMessage(event, popup, origins)
      if (!message) return
      known.current ??= message.orderId ?? null
      // Told before the window closes, which may be by hand. A reload there may still make the order.
      if (message.type === 'PAY_ORDER') failure = message.hasFailed ? message : null
      if (message.type === 'PAY_CLOSE') end(true, message.hasFailed)
    }
    const timer = setInterval(() => {
      if (popup.closed) end(false, failure !== null)
    }, CLOSED_CHECK)
    addEventListener('message', hear)
    return () => {
      isOver = true
      clearInterval(timer)
      removeEventListener('message', hear)
    }
  }, [host, shown])
}
