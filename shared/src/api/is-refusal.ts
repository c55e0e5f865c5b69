import { isApiError, type ApiError } from './error.ts'

/** Whether the error is a refusal by the server. Its code can be any number the operator likes (site.md 8). */
export const isRefusal = (error: unknown): error is ApiError => isApiError(error) && error.kind === 'refused'
