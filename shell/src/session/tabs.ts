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

/** Tells logins and logouts to the other tabs of the same browser. */
export interface SessionTabs {
  /** `about`: the token that is over. Only a hash of it is sent, never the token itself. */
  tell(change: SessionChange, about?: string | null): void
  /** `about`: the stored token if that is the one that is over, '' if another token is stored by now. */
  onChange(listener: (change: SeenChange, about?: string) => void): void
}

/** ms: a message sent before the token was removed may arrive after the storage event (D37). */
const MESSAGE_MAY_TAKE = 250

/** A hash that tells tokens apart. The token cannot be recovered from it. */
function markOf(token: string): string {
  let mark = 0
  for (const letter of token) mark = (mark * 31 + letter.charCodeAt(0)) | 0
  return `${mark}`
}

function ofMark(mark: string): string {
  const stored = localStorage.getItem(TOKEN_KEY) ?? ''
  return markOf(stored) === mark ? stored : ''
}

const isTokenGone = () => localStorage.getItem(TOKEN_KEY) === null

export function createSessionTabs(): SessionTabs {
  const channel = openChannel('croupier.session')
  return {
    tell: (change, about) => channel?.postMessage(about ? `${change} ${markOf(about)}` : change),
    onChange(hear) {
      let gone: ReturnType<typeof setTimeout> | undefined
      const listener: typeof hear = (...seen) => {
        clearTimeout(gone)
        hear(...seen)
      }
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const [change, mark] = String(data).split(' ')
        if (change === 'signed-in' || change === 'signed-out' || change === 'ended')
          listener(change, mark && ofMark(mark))
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
