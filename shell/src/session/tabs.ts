import { openChannel } from '@croupier/shared/api'
import { TOKEN_KEY } from '../host/stored-keys.ts'

/** `ended`: the server no longer knows the session; its member may log in again soon. */
export type SessionChange = 'signed-in' | 'signed-out' | 'ended'
/**
 * `token-arrived`: a token that another tab stored has become visible here, which may be later than that tab's message.
 * `returned`: the browser has restored this page from its back/forward cache, as Back does; no message reached it
 * meanwhile.
 */
export type SeenChange = SessionChange | 'token-arrived' | 'returned'

/** Announces logins and logouts to the other tabs of the same browser. */
export interface SessionTabs {
  /** `endedToken`: the token that is over. Only a hash of it is sent, never the token itself. */
  send(change: SessionChange, endedToken?: string | null): void
  /** `endedToken`: the stored token if that is the one that is over, '' if another token is stored by now. */
  onChange(listener: (change: SeenChange, endedToken?: string) => void): void
}

/** ms: a message sent before the token was removed may arrive after the storage event (D37). */
const MESSAGE_DELAY_MS = 250

/** A hash that tells tokens apart. The token cannot be recovered from it. */
function hashOf(token: string): string {
  let hash = 0
  for (const letter of token) hash = (hash * 31 + letter.charCodeAt(0)) | 0
  return `${hash}`
}

/** The stored token if it has this hash, else ''. */
function storedTokenWithHash(hash: string): string {
  const stored = localStorage.getItem(TOKEN_KEY) ?? ''
  return hashOf(stored) === hash ? stored : ''
}

const isTokenRemoved = () => localStorage.getItem(TOKEN_KEY) === null

/** The tabs' channel: messages of the other tabs, changes of the stored token, and the return from the bfcache. */
export function createSessionTabs(): SessionTabs {
  const channel = openChannel('croupier.session')
  return {
    send: (change, endedToken) => channel?.postMessage(endedToken ? `${change} ${hashOf(endedToken)}` : change),
    onChange(notify) {
      let removal: ReturnType<typeof setTimeout> | undefined
      const listener: typeof notify = (...seen) => {
        clearTimeout(removal)
        notify(...seen)
      }
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const [change, hash] = String(data).split(' ')
        if (change === 'signed-in' || change === 'signed-out' || change === 'ended')
          listener(change, hash && storedTokenWithHash(hash))
      })
      // Someone cleared the site's storage in another tab: that is a logout too.
      addEventListener('storage', (event) => {
        if (event.key !== TOKEN_KEY && event.key !== null) return
        if (event.newValue) return listener('token-arrived')
        clearTimeout(removal)
        removal = setTimeout(() => isTokenRemoved() && listener('signed-out'), MESSAGE_DELAY_MS)
      })
      addEventListener('pageshow', ({ persisted }) => persisted && listener('returned'))
    },
  }
}
