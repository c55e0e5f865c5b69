import type { EarlyRequest } from './send-early.ts'
import { BANNERS } from './banners-call.ts'

/** A call that is known before any code is loaded. */
export interface KnownCall extends Omit<EarlyRequest, 'headers'> {
  /** The body as the code passes it, as JSON text; `body` is the body as it is sent. */
  readonly payload: string
}

const banners = JSON.stringify(BANNERS.body)

/** The banners, which the page's server requests as well (tools/site/first-banner.ts). */
export const bannersCall: KnownCall = { path: BANNERS.path, payload: banners, body: banners, type: 'application/json' }

/** The sections of the home page. */
export const gamesCall: KnownCall = { path: '/sys/game/all', payload: '{}' }

/** The first calls of the home page's screens. */
export const homeCalls: readonly KnownCall[] = [
  bannersCall,
  gamesCall,
  { path: '/sys/latestWin/randomList', payload: '{}' },
]

/** The call of every page if there is a token: whose it is. Its timeout is that of the session's own call. */
export const memberCalls: readonly KnownCall[] = [{ path: '/sys/auth/token/info', payload: '{}', limit: 10_000 }]
