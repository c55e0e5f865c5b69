import type { Asked } from './ask-early.ts'
import { BANNERS } from './banners-call.ts'

/** A call that is known before any code is loaded. */
export interface KnownCall extends Omit<Asked, 'headers'> {
  /** The body as the code passes it; `wire` is the body as it is sent. */
  readonly body: string
}

const banners = JSON.stringify(BANNERS.body)

/** The banners, which the page's server requests as well (tools/site/first-banner.ts). */
export const bannersCall: KnownCall = { path: BANNERS.path, body: banners, wire: banners, type: 'application/json' }

/** The sections of the home page. */
export const gamesCall: KnownCall = { path: '/sys/game/all', body: '{}' }

/** The first calls of the home page's screens. */
export const homeCalls: readonly KnownCall[] = [
  bannersCall,
  gamesCall,
  { path: '/sys/latestWin/randomList', body: '{}' },
]

/** The call of every page if there is a token: whose it is. Its timeout is that of the session's own call. */
export const memberCalls: readonly KnownCall[] = [{ path: '/sys/auth/token/info', body: '{}', limit: 10_000 }]
