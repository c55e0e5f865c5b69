/** A refusal of the table; `code` has a message 'error.<code>'. */
export class GameError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Errors that no retry can solve, only a new launch from the site. */
export const SESSION_OVER: ReadonlySet<string> = new Set(['sessionEnded', 'loggedOut'])

/** Whether an error means that the game session itself is over. */
export const hasEnded = (error: unknown): error is GameError =>
  error instanceof GameError && SESSION_OVER.has(error.code)

const ATTEMPTS = 4
export const TIMEOUT_MS = 8000
const LONGEST_PAUSE_MS = 5000
/** After this long without a response, an action is reported as slow. */
const SLOW_MS = 2500

/** Why an action is still waiting: the table is slow, or the connection was lost; null once a response came. */
export type Waiting = 'slow' | 'lost' | null

let playToken = ''
let onWaiting: (waiting: Waiting) => void = () => undefined

/** Sets the game session's token, which every call carries. */
export const setPlayToken = (token: string): void => {
  playToken = token
}

/** Sets the listener for an action that is slow ('slow'), is being retried ('lost') or got through (null). */
export const setWaitingListener = (listener: (waiting: Waiting) => void): void => {
  onWaiting = listener
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function fetchOnce(path: string, body: unknown): Promise<Response> {
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

/** Reads a response; null where there is none: a server error, or a body that broke off with the connection. */
export async function readAnswer(response: Response): Promise<{ ok: boolean; answer: unknown } | null> {
  const answer: unknown = await response.json().catch(() => null)
  return response.status >= 500 || (response.ok && answer === null) ? null : { ok: response.ok, answer }
}

/**
 * Calls `request` until it returns an answer instead of null. Throws GameError if the last attempt returned null as
 * well.
 */
export async function callWithRetries<Answer>(
  request: (isFirst: boolean) => Promise<Answer | null>,
  tries = ATTEMPTS,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const answer = await request(attempt === 1)
    const isLast = attempt >= tries
    if (answer !== null || isLast) onWaiting(null)
    if (answer !== null) return answer
    if (isLast) throw new GameError('connection')
    onWaiting('lost')
    await pause(Math.min(LONGEST_PAUSE_MS, 600 * 2 ** attempt))
  }
}

/**
 * Calls the table's API. After a lost connection the same body is sent again: an action carries its own id, so
 * nothing takes effect twice. Throws GameError.
 */
export async function call<Answer>(path: string, body?: unknown, tries?: number): Promise<Answer> {
  const { ok, answer } = await callWithRetries(async (isFirst) => {
    const slow = isFirst && body !== undefined ? setTimeout(() => onWaiting('slow'), SLOW_MS) : undefined
    const read = await fetchOnce(path, body).then(readAnswer, () => null)
    clearTimeout(slow)
    return read
  }, tries)
  if (ok) return answer as Answer
  throw new GameError((answer as { error?: string } | null)?.error ?? 'busy')
}
