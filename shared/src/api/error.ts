/**
 * The kind of a failure. `refused`: the server said no, and nothing was done. `session`: nobody is logged in any more.
 * `network`: no response, an unreadable one, or that of a server that breaks down (5xx) or turns away too many calls
 * (429), which can hit any call; whether the operation was done is unknown. `aborted`: the caller gave up.
 */
export type ApiErrorKind = 'refused' | 'session' | 'network' | 'aborted'

/** Codes with a meaning of their own (site.md 8). */
export const NETWORK_FAILURE = -1
export const SESSION_INVALID = -2

/**
 * `code` of a `network` failure whose HTTP status was 429: too many calls. For a server that breaks down it is the 5xx.
 */
export const TOO_MANY = 429

/**
 * The error that every call throws. `message` is ready to be shown: the server's words, or common.serverBusy; '' for a
 * refusal without words.
 */
export class ApiError extends Error {
  readonly code: number
  readonly kind: ApiErrorKind
  readonly path: string
  /** The response did not come in time: a retry would only double the wait. */
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

/** Whether the session is over: the player has to log in again, and nothing else is wrong. */
export const isSessionEnd = (error: unknown): boolean => isApiError(error) && error.kind === 'session'

/** The words to show for any thrown value; `fallback` (common.serverBusy) where it has none of its own. */
export function errorMessage(error: unknown, fallback: string): string {
  return isApiError(error) && error.message !== '' ? error.message : fallback
}

/** `words` whatever went wrong, except where the session has ended: then that error's own words. */
export const sessionEndOr = (error: unknown, words: string): string =>
  isSessionEnd(error) ? errorMessage(error, words) : words
