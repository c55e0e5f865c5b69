import * as v from 'valibot'
import { shortHash } from './short-hash.ts'

/** A player who repeats a request longer than this after the last try means a new one. */
const KEPT_MS = 10 * 60_000
/** Tolerance for servers that send times without milliseconds. */
const WHOLE_SECOND = 1000
const STORE = 'croupier.unanswered'

const sentSchema = v.record(
  v.string(),
  // `since` (time of the first try) is missing in entries written by bundles that were built before it.
  v.object({ key: v.string(), until: v.number(), kind: v.string(), since: v.optional(v.number()) }),
)
type Sent = v.InferOutput<typeof sentSchema>

/** An operation a player asks for that must not be done twice. */
export interface Deed {
  /** Everything that identifies the operation. Only its hash is stored, none of the values. */
  readonly wish: readonly unknown[]
  /** The part of `wish` that can also be read from an operation seen later (`forgetUnanswered`). */
  readonly kind?: readonly unknown[]
  /** The idempotency key of an earlier try that had no response, if the caller remembers one. */
  readonly key?: string | undefined
}

export interface Unanswered {
  /** The idempotency key of every try. */
  readonly key: string
  /** The same request was sent before and has had no response yet. */
  readonly isRepeated: boolean
  /** To be called on a response, success or refusal: repeating the request then means a new operation. */
  answered(): void
}

/**
 * Registers a request and gives its idempotency key. Until a response arrives, the same `wish` gets the same key, also
 * from a dialog that was closed and reopened, after a reload or in another tab: nothing is paid twice.
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

/**
 * Drops the answered request. An operation of its kind that was created until now and is seen later may be this one, so
 * it proves nothing about other unanswered requests of the kind: their `since` moves to now.
 */
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
 * The requests without a response that have not expired. A clock corrected by a few minutes meanwhile does not lose
 * them; one set back by more does not keep them for longer.
 */
function open(): Sent {
  const now = Date.now()
  const isOpen = ({ until }: Sent[string]) => until > now && until <= now + 2 * KEPT_MS
  return Object.fromEntries(Object.entries(memory ?? stored()).filter(([, sent]) => isOpen(sent)))
}

/** Used only where the browser does not let us store anything. */
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
