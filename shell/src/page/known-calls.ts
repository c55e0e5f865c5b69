import type { Asked } from './ask-early.ts'
import { BANNERS } from './banners.ts'

/** A call that is known before any code is there. */
export interface KnownCall extends Omit<Asked, 'headers'> {
  /** Its body as the code gives it; `wire`: as it is sent. */
  readonly body: string
}

const banners = JSON.stringify(BANNERS.body)

/** The banners, which the server asks for as well (tools/site/first-banner.ts). */
export const bannersCall: KnownCall = { path: BANNERS.path, body: banners, wire: banners, type: 'application/json' }

/** The sections of the home page. */
export const gamesCall: KnownCall = { path: '/sys/game/all', body: '{}' }

/** What the home page's screens ask for first. */
export const homeCalls: readonly KnownCall[] = [
  bannersCall,
  gamesCall,
  { path: '/sys/latestWin/randomList', body: '{}' },
]

/** What every page asks for where there is a token: whose it is. As patient as the session itself. */
export const memberCalls: readonly KnownCall[] = [{ path: '/sys/auth/token/info', body: '{}', limit: 10_000 }]
