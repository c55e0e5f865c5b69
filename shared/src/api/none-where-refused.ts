import { isRefusal } from './is-refusal.ts'

/**
 * Error handler for a call that not every operator has (D3): a refusal means there is nothing (null). Any other error
 * is rethrown.
 */
export function noneWhereRefused(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}
