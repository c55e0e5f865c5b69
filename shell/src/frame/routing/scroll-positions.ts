import { readStored, writeStored } from '@croupier/shared/storage'

const STORE = 'croupier.scrolled'
const MAX_PLACES = 50
/** ms: by then a page has all its parts. */
const WHOLE_AFTER_MS = 5_000
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The scroll position at each entry of the history, in px. Positions outlive a reload, as the entries do. */
const places = read()

/** Records the scroll position of a history entry. */
export function notePlace(step: string, top: number): void {
  places.delete(step)
  places.set(step, top)
  if (places.size > MAX_PLACES) places.delete(places.keys().next().value!)
}

/**
 * Scrolls to the recorded position of a history entry as soon as the page is long enough, and again if parts that load
 * one after the other make it shorter for a moment. Any input of the player ends that; so does the returned function.
 */
export function returnTo(step: string): () => void {
  const top = places.get(step) ?? 0
  scrollTo(0, top)
  if (top === 0) return () => undefined
  const end = new AbortController()
  const growth = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight >= top) scrollTo(0, top)
  })
  const timer = setTimeout(() => end.abort(), WHOLE_AFTER_MS)
  end.signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(timer)
  })
  for (const sign of SIGNS) addEventListener(sign, () => end.abort(), { signal: end.signal, passive: true })
  growth.observe(document.body)
  return () => end.abort()
}

/** Saves the positions for the time after a reload. */
export function storePlaces(): void {
  writeStored(STORE, JSON.stringify([...places]), 'sessionStorage')
}

function read(): Map<string, number> {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A navigation to an address, unlike a reload or Back, starts without positions.
  if (arrival?.type === 'navigate') return new Map()
  try {
    const stored: unknown = JSON.parse(readStored(STORE, 'sessionStorage') ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isPlace) : [])
  } catch {
    return new Map()
  }
}

function isPlace(each: unknown): each is [string, number] {
  return Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number'
}
