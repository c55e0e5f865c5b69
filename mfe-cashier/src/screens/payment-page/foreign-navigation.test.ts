import { afterEach, describe, expect, it, vi } from 'vitest'
import { isForeignNavigation } from './foreign-navigation.ts'

const OWN = location.origin
const ORDER = '/payment/pix/pay?amount=5'

interface Reached {
  /** The hash of its first address. */
  readonly hash?: string
  readonly marks?: readonly string[]
  readonly type?: string
  readonly referrer?: string
  readonly opener?: unknown
}

/** The answer for a document that was reached this way: by its navigation, its referrer and its opener. */
function reached({ marks = [], type = 'navigate', hash = ORDER, referrer = '', opener = null }: Reached): boolean {
  const entry = {
    type,
    name: `${OWN}/#${hash}`,
    serverTiming: marks.map((name) => ({ name })),
  } as unknown as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  vi.stubGlobal('opener', opener)
  return isForeignNavigation()
}

const windowAt = (origin: string, closed = false) => ({ closed, location: { origin } })
const unreadable = {
  closed: false,
  get location(): never {
    throw new DOMException('Blocked a frame', 'SecurityError')
  },
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a document is foreign', () => {
  it.each<[string, Reached]>([
    ['if its server marked it as foreign', { marks: ['cdn-cache', 'foreign'] }],
    ['if it was marked, also after a reload', { marks: ['foreign'], type: 'reload' }],
    ['if its referrer is another site', { referrer: 'https://evil.example/' }],
    ['if its referrer is our host at another port', { referrer: `${OWN}1/` }],
    ['if a payment window’s document led to it', { referrer: `${OWN}/?pay` }],
    ['if that document had more in its query', { referrer: `${OWN}/?n=1&pay=#/` }],
    ['if it was reloaded without a known origin', { type: 'reload' }],
    ['if a login that leads to an order was reloaded', { type: 'reload', hash: '/login?backurl=%2Fp%61yment' }],
    ['if it was reached by Back without a known origin', { type: 'back_forward', referrer: `${OWN}/` }],
    ['if its opener is another site', { opener: unreadable }],
    ['if its opener has an opaque origin', { opener: windowAt('null') }],
  ])('%s', (_, how) => expect(reached(how)).toBe(true))
})

describe('a document is our own', () => {
  it.each<[string, Reached]>([
    ['if its address was typed', {}],
    ['if a page that leads to no order was reloaded', { type: 'reload', hash: '/games' }],
    ['if our page opened it', { referrer: `${OWN}/`, opener: windowAt(OWN) }],
    ['if a payment’s result led to it', { referrer: `${OWN}/?payStatus=payReturn` }],
    ['if it was reloaded in a window of ours', { type: 'reload', referrer: `${OWN}/?n=1`, opener: windowAt(OWN) }],
    ['if its opener is gone', { opener: windowAt('null', true) }],
    ['if its server marked something else', { marks: ['db'] }],
  ])('%s', (_, how) => expect(reached(how)).toBe(false))

  it('if the browser has no navigation entry', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    expect(isForeignNavigation()).toBe(false)
  })
})
