import * as v from 'valibot'
import { shortHash } from './short-hash.ts'

/** Longer than that, the player who asks for the same again means it again. */
const KEPT_MS = 10 * 60_000
/** A server's time may come without its milliseconds. */
const WHOLE_SECOND = 1000
const STORE = 'croupier.unanswered'

const sentSchema = v.record(
  v.string(),
  // `since` (its first try) is left out by bundles that were built before it.
  v.object({ key: v.string(), until: v.number(), kind: v.string(), since: v.optional(v.number()) }),
)
type Sent = v.InferOutput<typeof sentSchema>

/** What a player asks for that must not be done twice. */
export interface Deed {
  /** All that makes it this one and no other. Its hash is kept, nothing of what it names. */
  readonly wish: readonly unknown[]
  /** As much of it as is known of a deed that is seen later. */
  readonly kind?: readonly unknown[]
  /** The key of an earlier try, where whoever asks remembers one that had no answer. */
  readonly key?: string | undefined
}

export interface Unanswered {
  /** The idempotency key of every try. */
  readonly key: string
  /** It was sent before, and nobody has answered. */
  readonly isRepeated: boolean
  /** There was an answer, yes or no: whoever asks for the same again wants another one. */
  answered(): void
}

/**
 * One intent of the player. While nobody has answered, the same is the same intent: from a dialog that was closed and
 * opened anew, after a reload, in another tab. Nothing is paid twice.
 */
export function unanswered({ wish, kind = [], key: own }: Deed): Unanswered {
  const [name, known] = [shortHash(wish), shortHash(kind)]
  const sent = open()
  const key = own ?? sent[name]?.key ?? crypto.randomUUID()
  const now = Date.now()
  const earlier = sent[name]?.key === key ? sent[name] : undefined
  write({
    ...sent,
    [name]: { key, until: now + KEPT_MS, kind: known, since: earlier ? sinceOf(earlier) : now },
  })
  return { key, isRepeated: own !== undefined || earlier !== undefined, answered: () => answer(name, known) }
}

/** What is seen later and was made until now may be this one: it tells nothing of others of its kind. */
function answer(name: string, kind: string): void {
  const { [name]: _, ...others } = open()
  const since = Date.now()
  const later = ([each, sent]: [string, Sent[string]]) => [each, sent.kind === kind ? { ...sent, since } : sent]
  write(Object.fromEntries(Object.entries(others).map(later)) as Sent)
}

/**
 * An operation of this kind, created at `made` (ms), has been seen. It may be the one whose response was lost, so its
 * idempotency keys are dropped and the same request becomes a new operation. Keys first used after `made` are kept.
 * Returns the dropped keys.
 */
export function forgetUnanswered(kind: readonly unknown[], made: number): readonly string[] {
  const known = shortHash(kind)
  const sent = Object.entries(open())
  const isIt = (each: Sent[string]) => each.kind === known && made + WHOLE_SECOND > sinceOf(each)
  write(Object.fromEntries(sent.filter(([, each]) => !isIt(each))))
  return sent.filter(([, each]) => isIt(each)).map(([, { key }]) => key)
}

const sinceOf = ({ since, until }: Sent[string]): number => since ?? until - KEPT_MS

/**
 * What nobody has answered yet. A clock that was set right meanwhile, by minutes, makes it no other; one that was set
 * back by more keeps nothing for longer.
 */
function open(): Sent {
  const now = Date.now()
  const isOpen = ({ until }: Sent[string]) => until > now && until <= now + 2 * KEPT_MS
  return Object.fromEntries(Object.entries(memory ?? stored()).filter(([, sent]) => isOpen(sent)))
}

/** Only where the browser keeps nothing for us. */
let memory: Sent | null = null

function stored(): Sent {
  try {
    return v.parse(sentSchema, JSON.parse(localStorage.getItem(STORE) ?? '{}'))
  } catch {
    return {}
  }
}

function write(sent: Sent): void {
  try {
    if (Object.keys(sent).length > 0) localStorage.setItem(STORE, JSON.stringify(sent))
    else localStorage.removeItem(STORE)
    memory = null
  } catch {
    memory = sent
  }
}
