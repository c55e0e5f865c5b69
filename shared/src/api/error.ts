/**
 * What kind of failure it is. `refused`: the server said no, and nothing was done. `session`: nobody is logged in any
 * more. `network`: no answer, none that is understood, or that of a server that breaks down or turns away too many calls,
 * which is anybody's; whether a deed was done nobody knows. `aborted`: the caller gave it up.
 */
export type ApiErrorKind = 'refused' | 'session' | 'network' | 'aborted'

/** Codes with a meaning of their own (site.md 8). */
export const NETWORK_FAILURE = -1
export const SESSION_INVALID = -2

/** The code of a `network` failure that answered a status of HTTP: a server that turns away too many calls; else 5xx. */
export const TOO_MANY = 429

/** The one error of every call. `message` is ready to be shown: the server's words, or common.serverBusy; '' for a refusal without words. */
export class ApiError extends Error {
  readonly code: number
  readonly kind: ApiErrorKind
  readonly path: string
  /** The answer did not come in time: asking again would only double the wait. */
  readonly isTimeout: boolean
  /** The field of the call that a refusal is about, where the server names one. */
  readonly field: string | undefined

  constructor(fields: {
    code: number
    message: string
    kind: ApiErrorKind
    path: string
    isTimeout?: boolean
    field?: string | undefined
  }) {
    super(fields.message)
    this.name = 'ApiError'
    this.code = fields.code
    this.kind = fields.kind
    this.path = fields.path
    this.isTimeout = fields.isTimeout ?? false
    this.field = fields.field
  }
}

/**
 * Whether a thrown value is an ApiError. Compared by shape, since shell and remotes carry copies of the class.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error && 'kind' in error
}

/** The session is over: the way leads to the login, and nothing else is wrong. */
export const isSessionEnd = (error: unknown): boolean => isApiError(error) && error.kind === 'session'

/** The words to show for any thrown value; `fallback` (common.serverBusy) where it has none of its own. */
export function errorMessage(error: unknown, fallback: string): string {
  return isApiError(error) && error.message !== '' ? error.message : fallback
}

/** Words that are fixed whatever went wrong; but a session that has ended says so. */
export const sessionEndOr = (error: unknown, words: string): string =>
  isSessionEnd(error) ? errorMessage(error, words) : words
