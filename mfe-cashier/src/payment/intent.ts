/** Longer than that, the player who asks for the same again means it again. */
const KEPT_MS = 10 * 60_000

/** What was sent and not answered yet, by what was asked for. Memory alone, and nothing of a card but its end. */
const unanswered = new Map<string, { readonly key: string; readonly until: number }>()

/** What became of an order was seen: whoever asks for the same again wants another one. */
export const forgetIntents = (): void => unanswered.clear()

export interface Intent {
  /** The idempotency key of every try. */
  readonly key: string
  /** There was an answer, yes or no: whoever asks for the same again wants another one. */
  answered(): void
}

/**
 * One intent of the player, named by what makes it that one: who, how, how much, to whom. While nobody has answered,
 * the same is the same intent, also from a dialog that was closed and opened anew: nothing is paid twice.
 */
export function intentOf(...parts: readonly string[]): Intent {
  const name = JSON.stringify(parts)
  const now = Date.now()
  for (const [each, { until }] of unanswered) if (until <= now) unanswered.delete(each)
  const key = unanswered.get(name)?.key ?? crypto.randomUUID()
  unanswered.set(name, { key, until: now + KEPT_MS })
  return { key, answered: () => void unanswered.delete(name) }
}
