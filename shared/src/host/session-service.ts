import type { User } from '../api/index.ts'
import type { Observable } from './host.ts'

/** The calls that answer a user with a token. The shell keeps the token and hands on the rest. */
export type SignInCall = '/sys/auth/login' | '/sys/auth/register' | '/sys/auth/faceBookRegister'

/** Who is playing: null for a visitor. Logged in means that the user has an id (site.md 4). */
export interface SessionService extends Observable<User | null> {
  /** True once the stored token was checked with the API, whatever the answer. */
  readonly known: Observable<boolean>
  /**
   * Makes the call, stores token and user, tells other tabs. Gives the user, or null where the answer carries
   * no token (a social registration that needs a mail first). Where somebody has logged in since, in whichever tab, or
   * another login was begun, nothing is stored: the user that is given is then another one than that of `get`. Throws the
   * call's ApiError.
   */
  signIn(call: SignInCall, body: Readonly<Record<string, unknown>>): Promise<User | null>
  /**
   * POST /sys/auth/logout, then the token is cleared and the route goes to /; neither where the session is over by then.
   * Throws the call's ApiError as long as it is not.
   */
  signOut(): Promise<void>
  /** Token refresh, then token info; the balance follows. Never throws: a failure leaves the user as it was. */
  refresh(): Promise<User | null>
}
