import * as v from 'valibot'
import { readStored, writeStored } from '../storage/stored.ts'
import { shortHash } from './short-hash.ts'

/** A player who repeats a request longer than this after the last try means a new one. */
const REUSED_MS = 10 * 60_000
/** An open dialog remembers its key for longer than that; when the request was first sent is known as long. */
const KEPT_MS = 24 * 60 * 60_000
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
export interface Operation {
  /** Everything that identifies the operation. Only its hash is stored, none of the values. */
  readonly identity: readonly unknown[]
  /** The part of `identity` that can also be read from an operation seen later (`forgetSeenRequests`). */
  readonly kind?: readonly unknown[]
  /** The idempotency key of an earlier try that had no response, if the caller remembers one. */
  readonly key?: string | undefined
}

export interface IdempotentRequest {
  /** The idempotency key of every try. */
  readonly key: string
  /** The same request was sent before and has had no response yet. */
  readonly isRepeated: boolean
  /** To be called on a response, success or refusal: repeating the request then means a new operation. */
  answered(): void
}

/**
 * Registers a request and gives its idempotency key. Until a response arrives, the same `identity` gets the same key,
 * also from a dialog that was closed and reopened, after a reload or in another tab: nothing is paid twice.
 */
export function idempotentRequest({ identity, kind = [], key: own }: Operation): IdempotentRequest {
  const [name, known] = [shortHash(identity), shortHash(kind)]
  const sent = kept()
  const last = sent[name]
  const now = Date.now()
  const key = own ?? (last && last.until > now ? last.key : crypto.randomUUID())
  const earlier = last?.key === key ? last : undefined
  write({
    ...sent,
    [name]: { key, until: now + REUSED_MS, kind: known, since: earlier ? sinceOf(earlier) : now },
  })
  return { key, isRepeated: own !== undefined || earlier !== undefined, answered: () => answer(name, known) }
}

/**
 * Drops the answered request. An operation of its kind that was created until now and is seen later may be this one, so
 * it proves nothing about other unanswered requests of the kind: their `since` moves to now.
 */
function answer(name: string, kind: string): void {
  const { [name]: _, ...others } = kept()
  const since = Date.now()
  const later = ([each, sent]: [string, Sent[string]]) => [each, sent.kind === kind ? { ...sent, since } : sent]
  write(Object.fromEntries(Object.entries(others).map(later)) as Sent)
}

/**
 * An operation of this kind, created at `made` (ms), has been seen. It may be the one whose response was lost, so its
 * idempotency keys are dropped and the same request becomes a new operation. Keys first used after `made` are kept.
 * Returns the dropped keys.
 */
export function forgetSeenRequests(kind: readonly unknown[], made: number): readonly string[] {
  const known = shortHash(kind)
  const sent = Object.entries(kept())
  const isIt = (each: Sent[string]) => each.kind === known && made + WHOLE_SECOND > sinceOf(each)
  write(Object.fromEntries(sent.filter(([, each]) => !isIt(each))))
  return sent.filter(([, each]) => isIt(each)).map(([, { key }]) => key)
}

const sinceOf = ({ since, until }: Sent[string]): number => since ?? until - REUSED_MS

/**
 * The requests of the last day that had no response. A clock corrected by a few minutes meanwhile does not lose them;
 * one set back by more does not keep them for longer.
 */
function kept(): Sent {
  const now = Date.now()
  const isKept = ({ until }: Sent[string]) => {
    const lastTry = until - REUSED_MS
    return lastTry > now - KEPT_MS && lastTry <= now + REUSED_MS
  }
  return Object.fromEntries(Object.entries(memory ?? stored()).filter(([, sent]) => isKept(sent)))
}

/** Used only where the browser does not let us store anything. */
let memory: Sent | null = null

function stored(): Sent {
  try {
    return v.parse(sentSchema, JSON.parse(readStored(STORE) ?? '{}'))
  } catch {
    return {}
  }
}

function write(sent: Sent): void {
  const isStored = writeStored(STORE, Object.keys(sent).length > 0 ? JSON.stringify(sent) : null)
  memory = isStored ? null : sent
}
