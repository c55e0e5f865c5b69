import * as v from 'valibot'
import { readStored, writeStored } from '../storage/stored.ts'
import { shortHash } from './short-hash.ts'

/** A player who repeats a request later than this after the last try means a new one. */
const REPEAT_WINDOW_MS = 10 * 60_000
/** An open dialog keeps its key for longer than that: for so long the first try's time is stored. */
const STORED_MS = 24 * 60 * 60_000
/** Tolerance for servers that send times without milliseconds. */
const SERVER_TIME_STEP_MS = 1000
const STORE = 'croupier.unanswered'

const requestsSchema = v.record(
  v.string(),
  // `since` (time of the first try) is missing in entries written by bundles that were built before it.
  v.object({ key: v.string(), until: v.number(), kind: v.string(), since: v.optional(v.number()) }),
)
type Requests = v.InferOutput<typeof requestsSchema>

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
export function idempotentRequest({ identity, kind = [], key: callerKey }: Operation): IdempotentRequest {
  const [name, kindHash] = [shortHash(identity), shortHash(kind)]
  const requests = recentRequests()
  const previous = requests[name]
  const now = Date.now()
  const key = callerKey ?? (previous && previous.until > now ? previous.key : crypto.randomUUID())
  const sameTry = previous?.key === key ? previous : undefined
  save({
    ...requests,
    [name]: { key, until: now + REPEAT_WINDOW_MS, kind: kindHash, since: sameTry ? sinceOf(sameTry) : now },
  })
  return { key, isRepeated: callerKey !== undefined || sameTry !== undefined, answered: () => forget(name, kindHash) }
}

/**
 * Drops the answered request. An operation of its kind that was created until now and is seen later may be this one, so
 * it proves nothing about other unanswered requests of the kind: their `since` moves to now.
 */
function forget(name: string, kind: string): void {
  const { [name]: _, ...others } = recentRequests()
  const since = Date.now()
  const withSince = ([each, request]: [string, Requests[string]]) => [
    each,
    request.kind === kind ? { ...request, since } : request,
  ]
  save(Object.fromEntries(Object.entries(others).map(withSince)) as Requests)
}

/**
 * Drops the idempotency keys of an operation of this kind that the player has seen, created at `createdAt` (ms): it may
 * be the one whose response was lost, so the same request becomes a new operation. Keys first used after that time are
 * kept. Returns the dropped keys.
 */
export function forgetSeenRequests(kind: readonly unknown[], createdAt: number): readonly string[] {
  const kindHash = shortHash(kind)
  const requests = Object.entries(recentRequests())
  const isSeen = (request: Requests[string]) =>
    request.kind === kindHash && createdAt + SERVER_TIME_STEP_MS > sinceOf(request)
  save(Object.fromEntries(requests.filter(([, request]) => !isSeen(request))))
  return requests.filter(([, request]) => isSeen(request)).map(([, { key }]) => key)
}

const sinceOf = ({ since, until }: Requests[string]): number => since ?? until - REPEAT_WINDOW_MS

/**
 * The requests of the last day that had no response. A clock corrected by a few minutes meanwhile does not lose them;
 * one set back by more does not keep them for longer.
 */
function recentRequests(): Requests {
  const now = Date.now()
  const isRecent = ({ until }: Requests[string]) => {
    const lastTry = until - REPEAT_WINDOW_MS
    return lastTry > now - STORED_MS && lastTry <= now + REPEAT_WINDOW_MS
  }
  return Object.fromEntries(Object.entries(memory ?? readStore()).filter(([, request]) => isRecent(request)))
}

/** Used only where the browser does not let us store anything. */
let memory: Requests | null = null

function readStore(): Requests {
  try {
    return v.parse(requestsSchema, JSON.parse(readStored(STORE) ?? '{}'))
  } catch {
    return {}
  }
}

function save(requests: Requests): void {
  const isStored = writeStored(STORE, Object.keys(requests).length > 0 ? JSON.stringify(requests) : null)
  memory = isStored ? null : requests
}
