import { isApiError, type ApiError } from './error.ts'

/** Whether the server says no to what it was asked. Its code is the operator's own, any number (site.md 8). */
export const isRefusal = (error: unknown): error is ApiError => isApiError(error) && error.kind === 'refused'
