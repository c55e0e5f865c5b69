import { BANNERS } from './banners.ts'

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8'
/** Milliseconds: a little less than the content waits for the access check (site.md 4). */
const LIMIT = 4_500

/** A call that is known before any code is there. */
export interface KnownCall {
  readonly path: string
  /** Its body as the code gives it, and as it goes over the wire. */
  readonly body: string
  readonly wire: string
  readonly type: string
  readonly limit?: number
}

/** Whether the visitor may see the site (site.md 4). */
export const accessCall = { path: '/sys/ipinfoCloudFlare' }

/** The banners, which the server asks for as well (tools/site/first-banner.ts). */
export const bannersCall: KnownCall = {
  path: BANNERS.path,
  body: JSON.stringify(BANNERS.body),
  wire: JSON.stringify(BANNERS.body),
  type: 'application/json',
}

/** The sections of the home page. */
export const gamesCall: KnownCall = { path: '/sys/game/all', body: '{}', wire: '', type: FORM }

/** What the home page's screens ask for first. */
export const homeCalls: readonly KnownCall[] = [
  bannersCall,
  gamesCall,
  { path: '/sys/latestWin/randomList', body: '{}', wire: '', type: FORM },
]

/** What every page asks for where there is a token: whose it is. As patient as the session itself. */
export const memberCalls: readonly KnownCall[] = [
  { path: '/sys/auth/token/info', body: '{}', wire: '', type: FORM, limit: 10_000 },
]

interface Asked {
  readonly path: string
  readonly wire?: string
  readonly type?: string
  readonly limit?: number | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** One call of the product API. Whoever takes its answer hears of a failure; nobody else does. */
export function askEarly(
  origin: string,
  { path, wire = '', type = FORM, limit = LIMIT, headers = {} }: Asked,
): Promise<unknown> {
  const answer = fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: wire,
    credentials: 'omit',
    signal: AbortSignal.timeout(limit),
  }).then((response) => response.json() as Promise<unknown>)
  answer.catch(() => undefined)
  return answer
}
