import { openChannel } from '@croupier/shared/api'
import { TOKEN_KEY } from '../api/token-store.ts'

/** `ended`: the server knows the session no more; its member may be back soon. */
export type SessionChange = 'signed-in' | 'signed-out' | 'ended'
/**
 * `token-arrived`: the stored token of another tab is to be seen here, which may be later than its message. `returned`:
 * the browser has put this page away and taken it out again, as Back does: what happened meanwhile was told to nobody.
 */
export type SeenChange = SessionChange | 'token-arrived' | 'returned'

/** Logins and logouts reach the other tabs of the same browser. */
export interface SessionTabs {
  tell(change: SessionChange): void
  onChange(listener: (change: SeenChange) => void): void
}

/** ms: a message that was sent before the token was taken away may be heard after it (D37). */
const MESSAGE_MAY_TAKE = 250

const isTokenGone = () => localStorage.getItem(TOKEN_KEY) === null

export function createSessionTabs(): SessionTabs {
  const channel = openChannel('croupier.session')
  return {
    tell: (change) => channel?.postMessage(change),
    onChange(hear) {
      let gone: ReturnType<typeof setTimeout> | undefined
      const listener = (change: SeenChange) => {
        clearTimeout(gone)
        hear(change)
      }
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === 'signed-in' || data === 'signed-out' || data === 'ended') listener(data)
      })
      // Someone cleared the site's storage in another tab: that is a logout too.
      addEventListener('storage', (event) => {
        if (event.key !== TOKEN_KEY && event.key !== null) return
        if (event.newValue) return listener('token-arrived')
        clearTimeout(gone)
        gone = setTimeout(() => isTokenGone() && listener('signed-out'), MESSAGE_MAY_TAKE)
      })
      addEventListener('pageshow', ({ persisted }) => persisted && listener('returned'))
    },
  }
}
