import type { User } from '@croupier/shared/api'
import type { TokenStore } from '../api/token-store.ts'
import type { Value } from '../host/value.ts'
import type { SeenChange } from './tabs.ts'

interface FollowedSession {
  /** The stored token, which all tabs share. */
  readonly token: TokenStore
  /** The token that this tab last used or took over. */
  readonly currentToken: Value<string | null>
  get(): User | null
  /** Requests the stored token's user. */
  readInfo(): Promise<unknown>
  /** Shows a visitor after a logout. */
  onSignedOut(): void
  /** Shows the login after a session that ended by itself. */
  onEnded(): void
}

/**
 * Returns the handler for what happened in another tab, or while the browser kept this page in its back/forward cache.
 * `endedToken`: the token that is over. A suspended tab gets it late: a different stored token belongs to somebody
 * who has logged in since.
 */
export function createTabFollower({ token, currentToken, get, readInfo, onSignedOut, onEnded }: FollowedSession) {
  /** Another tab announced a login, but this tab still reads the previous token from storage. */
  let awaitsToken = false

  /** Ends the session that another tab has ended. If another token is stored by now, requests its user. */
  const leave = async (endedToken: string | null): Promise<void> => {
    if (token.read() === endedToken) token.clear()
    onSignedOut()
    if (token.read() !== null) await readInfo()
  }

  return async (change: SeenChange, endedToken = currentToken.get()): Promise<void> => {
    const stored = token.read()
    const isKnown = stored === currentToken.get()
    switch (change) {
      case 'signed-in':
        // Without a stored token nothing is requested: a refusal would clear the new one, which the other tab has.
        awaitsToken = isKnown
        if (stored !== null) await readInfo()
        return
      case 'token-arrived':
        // A renewed token belongs to the member who is here; the first token after a login does not.
        if (!get() || awaitsToken) await readInfo()
        awaitsToken = false
        currentToken.set(token.read())
        return
      case 'returned':
        if (isKnown) return
        return stored === null ? leave(endedToken) : void (await readInfo())
      case 'ended':
        if (stored !== null && stored !== endedToken) return leave(endedToken)
        if (get()) onEnded()
        return
      case 'signed-out':
        return leave(endedToken)
    }
  }
}
