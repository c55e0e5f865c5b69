import { isApiError } from './error.ts'

/** Of a call that not every operator has (D3): a refusal is the answer that there is nothing. Anything else is thrown on. */
export function noneWhereRefused(error: unknown): null {
  if (isApiError(error) && error.kind === 'refused') return null
  throw error
}
