import type { User } from '../api/index.ts'
import type { Observable } from './host.ts'

/** The calls that answer a user with a token. The shell keeps the token and hands on the rest. */
export type SignInCall = '/sys/auth/login' | '/sys/auth/register' | '/sys/auth/faceBookRegister'

/** Who is playing: null for a visitor. Logged in means that the user has an id (site.md 4). */
export interface SessionService extends Observable<User | null> {
  /** True once the stored token was checked with the API, whatever the answer. */
  readonly known: Observable<boolean>
  /**
   * Makes the call, stores token and user, tells other tabs. Gives the user, or null where the response carries no
   * token (a social registration that needs a mail first). If somebody has logged in meanwhile, in any tab, or another
   * login was started, nothing is stored, and the user returned is not the one that `get` gives. Throws the call's
   * ApiError.
   */
  signIn(call: SignInCall, body: Readonly<Record<string, unknown>>): Promise<User | null>
  /**
   * POST /sys/auth/logout, then clears the token and goes to /. If the session is over before the response, does
   * neither and does not throw; otherwise throws the call's ApiError.
   */
  signOut(): Promise<void>
  /** Token refresh, then token info; the balance follows. Never throws: a failure leaves the user as it was. */
  refresh(): Promise<User | null>
}
