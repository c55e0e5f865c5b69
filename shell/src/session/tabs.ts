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
  /** `about`: the token that is over, which a tab that hears of it late may have seen another one after. */
  tell(change: SessionChange, about?: string | null): void
  onChange(listener: (change: SeenChange, about?: string) => void): void
}

/** ms: a message that was sent before the token was taken away may be heard after it (D37). */
const MESSAGE_MAY_TAKE = 250

const isTokenGone = () => localStorage.getItem(TOKEN_KEY) === null

export function createSessionTabs(): SessionTabs {
  const channel = openChannel('croupier.session')
  return {
    tell: (change, about) => channel?.postMessage(about ? `${change} ${about}` : change),
    onChange(hear) {
      let gone: ReturnType<typeof setTimeout> | undefined
      const listener: typeof hear = (...seen) => {
        clearTimeout(gone)
        hear(...seen)
      }
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const [change, about] = String(data).split(' ')
        if (change === 'signed-in' || change === 'signed-out' || change === 'ended') listener(change, about)
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
