import type { User } from '../api/index.ts'
import type { SessionService } from '../host/index.ts'

/** ms: a stalled question holds a submit up no longer. */
const HEARD_MS = 5000

/**
 * The member with the documents that the server has of them now: another device may have handed some in since the page
 * was drawn, and what a call does not name is given up. As the page knows them where nothing is heard in five seconds;
 * undefined where somebody else, or nobody, is logged in by then: nothing is to be sent for them.
 */
export async function memberNow(
  session: Pick<SessionService, 'get' | 'refresh'>,
  known: User,
): Promise<User | undefined> {
  const late = new Promise<User | null>((resolve) => void setTimeout(() => resolve(session.get()), HEARD_MS))
  const now = await Promise.race([session.refresh(), late])
  return now?.id === known.id ? now : undefined
}
