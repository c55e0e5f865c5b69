import { earliest, forgetUnanswered, paymentKind, unanswered, type Unanswered } from '@croupier/shared/api'
import { useRef } from 'react'

/** What makes an intent that one: who, how, how much, and what else of it (a coin, an account). */
export interface PaymentIntent {
  readonly player: number
  /** A payment method's code, or `CASH_OUT`. */
  readonly means: string
  /** Decimal text. */
  readonly amount: string
  readonly details: string
}

/**
 * One intent of the player: as long as nobody has answered, asking for the same again is the same intent. `key` is that
 * of an earlier try, where it is remembered.
 */
export const intentOf = (intent: PaymentIntent, key?: string): Unanswered =>
  unanswered({ wish: wishOf(intent), kind: paymentKind(intent.means, intent.amount), key })

const wishOf = ({ player, means, amount, details }: PaymentIntent) => [player, ...paymentKind(means, amount), details]

/** The keys of orders that were seen: an open dialog may remember them still. */
const over = new Set<string>()

/**
 * The intents of one dialog. What it has sent and heard nothing of stays the same for as long as it is open, whatever the
 * clock says: it goes on telling its player that nothing is made twice.
 */
export function useIntents(): (wish: PaymentIntent) => Unanswered {
  const sent = useRef(new Map<string, string>())
  return (wish) => {
    const name = JSON.stringify(wishOf(wish))
    const known = sent.current.get(name)
    const { key, isRepeated, answered } = intentOf(wish, known && over.has(known) ? undefined : known)
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

interface SeenOrder extends Pick<PaymentIntent, 'means' | 'amount'> {
  /** By the server's clock. */
  readonly createTime: string
}

/**
 * The player has seen the outcome of an order that may be the one whose response was lost, so the next identical
 * request is a new payment with a new idempotency key. Keys for other methods or amounts, and keys first used after
 * this order was created, are kept.
 */
export function forgetIntents({ means, amount, createTime }: SeenOrder): void {
  for (const key of forgetUnanswered(paymentKind(means, amount), earliest(createTime))) over.add(key)
}
