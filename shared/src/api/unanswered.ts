import * as v from 'valibot'

/** Longer than that, the player who asks for the same again means it again. */
const KEPT_MS = 10 * 60_000
const STORE = 'croupier.unanswered'

const sentSchema = v.record(v.string(), v.object({ key: v.string(), until: v.number(), kind: v.string() }))
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
  /** There was an answer, yes or no: whoever asks for the same again wants another one. */
  answered(): void
}

/**
 * One intent of the player. While nobody has answered, the same is the same intent: from a dialog that was closed and
 * opened anew, after a reload, in another tab. Nothing is paid twice.
 */
export function unanswered({ wish, kind = [], key: own }: Deed): Unanswered {
  const name = hash(wish)
  const sent = open()
  const key = own ?? sent[name]?.key ?? crypto.randomUUID()
  write({ ...sent, [name]: { key, until: Date.now() + KEPT_MS, kind: hash(kind) } })
  return { key, answered: () => forget((each) => each === name) }
}

/** What became of a deed of this kind was seen: whoever asks for that again wants another one. */
export function forgetUnanswered(kind: readonly unknown[]): void {
  const known = hash(kind)
  forget((_, sent) => sent.kind === known)
}

function forget(isMeant: (name: string, sent: Sent[string]) => boolean): void {
  write(Object.fromEntries(Object.entries(open()).filter(([name, sent]) => !isMeant(name, sent))))
}

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

/** 64 bits (FNV-1a) of a list: enough to know it again, too little to read it. */
function hash(list: readonly unknown[]): string {
  let state = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(JSON.stringify(list))) {
    state = BigInt.asUintN(64, (state ^ BigInt(byte)) * 0x100000001b3n)
  }
  return state.toString(36)
}
