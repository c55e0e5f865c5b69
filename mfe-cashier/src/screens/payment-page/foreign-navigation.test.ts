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

describe('a document is from elsewhere', () => {
  it.each<[string, Reached]>([
    ['where another site asked for it', { marks: ['cdn-cache', 'foreign'] }],
    ['also after a reload by the browser', { marks: ['foreign'], type: 'reload' }],
    ['where its referrer is another site', { referrer: 'https://evil.example/' }],
    ['of the same name at another port', { referrer: `${OWN}1/` }],
    ['where a payment window’s document led to it', { referrer: `${OWN}/?pay` }],
    ['so too with more in its query', { referrer: `${OWN}/?n=1&pay=#/` }],
    ['where it was loaded anew, and nobody knows from where', { type: 'reload' }],
    ['at a login that leads on as well', { type: 'reload', hash: '/login?backurl=%2Fp%61yment' }],
    ['where it was gone back to, and nobody knows from where', { type: 'back_forward', referrer: `${OWN}/` }],
    ['where its opener is another site', { opener: unreadable }],
    ['where its opener has an origin of its own', { opener: windowAt('null') }],
  ])('%s', (_, how) => expect(reached(how)).toBe(true))
})

describe('a document is our own', () => {
  it.each<[string, Reached]>([
    ['where its address was typed', {}],
    ['where a page that leads to no order was loaded anew', { type: 'reload', hash: '/games' }],
    ['where our page has opened it', { referrer: `${OWN}/`, opener: windowAt(OWN) }],
    ['that came from a payment’s result', { referrer: `${OWN}/?payStatus=payReturn` }],
    ['and is loaded anew in a window of ours', { type: 'reload', referrer: `${OWN}/?n=1`, opener: windowAt(OWN) }],
    ['where its opener is gone', { opener: windowAt('null', true) }],
    ['where its server marks something else', { marks: ['db'] }],
  ])('%s', (_, how) => expect(reached(how)).toBe(false))

  it('in a browser that tells nothing of its navigation', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    expect(isForeignNavigation()).toBe(false)
  })
})
