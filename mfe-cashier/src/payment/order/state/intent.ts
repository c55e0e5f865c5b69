import {
  earliestLocalTime,
  forgetSeenRequests,
  paymentKind,
  idempotentRequest,
  type IdempotentRequest,
} from '@croupier/shared/api'
import { useRef } from 'react'

/** What identifies an intent: the player, the method, the amount, and further details (a coin, an account). */
export interface PaymentIntent {
  readonly player: number
  /** A payment method's code, or `CASH_OUT`. */
  readonly method: string
  /** Decimal text. */
  readonly amount: string
  readonly details: string
}

/**
 * One intent of the player: until it is answered, the same request again is the same intent, with the same idempotency
 * key. `key`: that of an earlier try, if the caller remembers it.
 */
export const intentOf = (intent: PaymentIntent, key?: string): IdempotentRequest =>
  idempotentRequest({ identity: identityOf(intent), kind: paymentKind(intent.method, intent.amount), key })

const identityOf = ({ player, method, amount, details }: PaymentIntent) => [
  player,
  ...paymentKind(method, amount),
  details,
]

/** Keys dropped because the player has seen their order; an open dialog may still remember them. */
const droppedKeys = new Set<string>()

/**
 * The intents of one dialog. An unanswered request keeps its idempotency key for as long as the dialog is open, however
 * long ago it was sent: the dialog goes on promising that nothing is made twice.
 */
export function useIntents(): (intent: PaymentIntent) => IdempotentRequest {
  const sent = useRef(new Map<string, string>())
  return (intent) => {
    const name = JSON.stringify(identityOf(intent))
    const known = sent.current.get(name)
    const { key, isRepeated, answered } = intentOf(intent, known && droppedKeys.has(known) ? undefined : known)
    sent.current.set(name, key)
    return {
      key,
      isRepeated,
      answered: () => {
        sent.current.delete(name)
        answered()
      },
    }
  }
}

interface SeenOrder extends Pick<PaymentIntent, 'method' | 'amount'> {
  /** By the server's clock. */
  readonly createTime: string
}

/**
 * The player has seen the outcome of an order that may be the one whose response was lost, so the next identical
 * request is a new payment with a new idempotency key. Keys for other methods or amounts, and keys first used after
 * this order was created, are kept.
 */
export function forgetIntents({ method, amount, createTime }: SeenOrder): void {
  for (const key of forgetSeenRequests(paymentKind(method, amount), earliestLocalTime(createTime))) droppedKeys.add(key)
}
