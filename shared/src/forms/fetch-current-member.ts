import type { User } from '../api/index.ts'
import type { SessionService } from '../host/index.ts'

/** ms: a stalled request delays a submit no longer than this. */
const REFRESH_TIMEOUT_MS = 5000

/**
 * The member as the server has them now, for a submit that depends on it: another device may have sent documents since
 * the page was rendered, and the server drops those that a call does not name; points may be spent although the response
 * was lost. Without a response within five seconds, the member as the page knows them. Undefined where somebody else, or
 * nobody, is logged in by then: nothing may be sent for them.
 */
export async function fetchCurrentMember(
  session: Pick<SessionService, 'get' | 'refresh'>,
  known: User,
): Promise<User | undefined> {
  const late = new Promise<User | null>((resolve) => void setTimeout(() => resolve(session.get()), REFRESH_TIMEOUT_MS))
  const now = await Promise.race([session.refresh(), late])
  return now?.id === known.id ? now : undefined
}
