import { isRefusal } from './is-refusal.ts'

/** Of a call that not every operator has (D3): a refusal is the answer that there is nothing. Anything else is thrown on. */
export function noneWhereRefused(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}
