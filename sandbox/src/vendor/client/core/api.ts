/** A refusal of the table; `code` has a message 'error.<code>'. */
export class TableError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** No try helps against these: only a new launch from the site does. */
export const OVER: ReadonlySet<string> = new Set(['sessionEnded', 'loggedOut'])

/** Whether the sitting itself has come to its end. */
export const hasEnded = (error: unknown): error is TableError => error instanceof TableError && OVER.has(error.code)

const TRIES = 4
export const TIMEOUT_MS = 8000
const LONGEST_PAUSE_MS = 5000
/** An action without an answer for so long is said to be slow. */
const SLOW_MS = 2500

/** How an action waits: the table is slow, the connection was lost; null when an answer came. */
export type Waiting = 'slow' | 'lost' | null

let playToken = ''
let onWaiting: (waiting: Waiting) => void = () => undefined

/** Sets the key of the sitting that every call carries. */
export const setPlayToken = (token: string): void => {
  playToken = token
}

/** Who is told when an action is slow or has to be tried again, and when it got through. */
export const whenWaiting = (listener: (waiting: Waiting) => void): void => {
  onWaiting = listener
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function once(path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${playToken}` }
  if (body !== undefined) headers['content-type'] = 'application/json'
  return fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

/** Null where there is no answer: the table failed, or the connection was lost before all of what it had to say was here. */
export async function readAnswer(response: Response): Promise<{ ok: boolean; answer: unknown } | null> {
  const answer: unknown = await response.json().catch(() => null)
  return response.status >= 500 || (response.ok && answer === null) ? null : { ok: response.ok, answer }
}

/** Asks until there is an answer: null is none. Throws TableError when the last try brought none. */
export async function insist<Answer>(
  ask: (isFirst: boolean) => Promise<Answer | null>,
  tries = TRIES,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(attempt === 1)
    const isLast = attempt >= tries
    if (answer !== null || isLast) onWaiting(null)
    if (answer !== null) return answer
    if (isLast) throw new TableError('connection')
    onWaiting('lost')
    await pause(Math.min(LONGEST_PAUSE_MS, 600 * 2 ** attempt))
  }
}

/**
 * Calls the table. A lost connection is tried again with the same body: an action carries its own id, so
 * nothing is done twice. Throws TableError.
 */
export async function call<Answer>(path: string, body?: unknown, tries?: number): Promise<Answer> {
  const { ok, answer } = await insist(async (isFirst) => {
    const slow = isFirst && body !== undefined ? setTimeout(() => onWaiting('slow'), SLOW_MS) : undefined
    const read = await once(path, body).then(readAnswer, () => null)
    clearTimeout(slow)
    return read
  }, tries)
  if (ok) return answer as Answer
  throw new TableError((answer as { error?: string } | null)?.error ?? 'busy')
}
