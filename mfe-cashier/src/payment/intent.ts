import { forgetUnanswered, unanswered, type Unanswered } from '@croupier/shared/api'
import { roundAmount } from '@croupier/shared/money'

/** What makes an intent that one: who, how, how much, and what else of it (a coin, an account). */
export interface PaymentIntent {
  readonly player: number
  /** A payment method's code, or that it is a cash-out. */
  readonly means: string
  /** Decimal text. */
  readonly amount: string
  readonly details: string
}

type Kind = Pick<PaymentIntent, 'means' | 'amount'>

/** One intent of the player: as long as nobody has answered, asking for the same again is the same intent. */
export const intentOf = ({ player, means, amount, details }: PaymentIntent): Unanswered =>
  unanswered({ wish: [player, means, amount, details], kind: kindOf({ means, amount }) })

/**
 * What became of an order was seen, which may be the one whose answer was lost: whoever asks for that again wants
 * another one. Other intents are none the wiser.
 */
export const forgetIntents = (order: Kind): void => forgetUnanswered(kindOf(order))

/** An amount may be written with other decimals later: no currency has more than eight. */
const kindOf = ({ means, amount }: Kind) => [means, roundAmount(amount, 8)]
