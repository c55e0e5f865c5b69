import { isApiError, type ApiError } from './error.ts'

/**
 * Whether the server says no to what it was asked. One that breaks down, or turns away too many calls, answers that to
 * anybody: it says nothing of the matter itself.
 */
export const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'refused' && error.code !== 429 && Math.floor(error.code / 100) !== 5
