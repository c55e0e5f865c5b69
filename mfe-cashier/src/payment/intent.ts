import { compareAmounts } from '@croupier/shared/money'

/** Longer than that, the player who asks for the same again means it again. */
const KEPT_MS = 10 * 60_000

/** What makes an intent that one: who, how, how much, and what else of it (a coin, an account). */
export interface Wish {
  readonly player: number
  /** A payment method's code, or that it is a cash-out. */
  readonly means: string
  /** Decimal text. */
  readonly amount: string
  readonly details: string
}

export interface Intent {
  /** The idempotency key of every try. */
  readonly key: string
  /** There was an answer, yes or no: whoever asks for the same again wants another one. */
  answered(): void
}

interface Unanswered {
  readonly wish: Wish
  readonly key: string
  readonly until: number
}

/** What was sent and not answered yet. Memory alone, and nothing of a card but its end. */
const unanswered = new Map<string, Unanswered>()

/**
 * One intent of the player. While nobody has answered, the same is the same intent, also from a dialog that was closed
 * and opened anew: nothing is paid twice.
 */
export function intentOf(wish: Wish): Intent {
  const name = JSON.stringify([wish.player, wish.means, wish.amount, wish.details])
  const now = Date.now()
  for (const [each, { until }] of unanswered) if (until <= now) unanswered.delete(each)
  const key = unanswered.get(name)?.key ?? crypto.randomUUID()
  unanswered.set(name, { wish, key, until: now + KEPT_MS })
  return { key, answered: () => void unanswered.delete(name) }
}

/**
 * What became of an order was seen, which may be the one whose answer was lost: whoever asks for that again wants
 * another one. Other intents are none the wiser.
 */
export function forgetIntents({ means, amount }: Pick<Wish, 'means' | 'amount'>): void {
  for (const [name, { wish }] of unanswered) {
    if (wish.means === means && compareAmounts(wish.amount, amount) === 0) unanswered.delete(name)
  }
}
