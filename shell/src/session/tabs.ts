import { openChannel } from '@croupier/shared/api'
import { TOKEN_KEY } from '../host/stored.ts'

/** `ended`: the server knows the session no more; its member may be back soon. */
export type SessionChange = 'signed-in' | 'signed-out' | 'ended'
/**
 * `token-arrived`: the stored token of another tab is to be seen here, which may be later than its message. `returned`:
 * the browser has put this page away and taken it out again, as Back does: what happened meanwhile was told to nobody.
 */
export type SeenChange = SessionChange | 'token-arrived' | 'returned'

/** Logins and logouts reach the other tabs of the same browser. */
export interface SessionTabs {
  /** `about`: the token that is over. It is told as a mark of it: the token itself is no message. */
  tell(change: SessionChange, about?: string | null): void
  /** `about`: the stored token where that is the one that is over, '' where it is another one by now. */
  onChange(listener: (change: SeenChange, about?: string) => void): void
}

/** ms: a message that was sent before the token was taken away may be heard after it (D37). */
const MESSAGE_MAY_TAKE = 250

/** Tells tokens apart; nobody gets one back from it. */
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
