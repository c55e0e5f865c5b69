import { readStored, writeStored } from '@croupier/shared/storage'

const STORE = 'croupier.scrolled'
const MAX_POSITIONS = 50
/** ms: by then a page has all its parts. */
const COMPLETE_AFTER_MS = 5_000
const INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The scroll position at each entry of the history, in px. Positions outlive a reload, as the entries do. */
const positions = read()

/** Records the scroll position of a history entry. */
export function rememberPosition(entry: string, top: number): void {
  positions.delete(entry)
  positions.set(entry, top)
  if (positions.size > MAX_POSITIONS) positions.delete(positions.keys().next().value!)
}

/**
 * Scrolls to the recorded position of a history entry as soon as the page is long enough, and again if parts that load
 * one after the other make it shorter for a moment. Any input of the player ends that; so does the returned function.
 */
export function restorePosition(entry: string): () => void {
  const top = positions.get(entry) ?? 0
  scrollTo(0, top)
  if (top === 0) return () => undefined
  const stopped = new AbortController()
  const growth = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight >= top) scrollTo(0, top)
  })
  const timer = setTimeout(() => stopped.abort(), COMPLETE_AFTER_MS)
  stopped.signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(timer)
  })
  for (const event of INPUT_EVENTS)
    addEventListener(event, () => stopped.abort(), { signal: stopped.signal, passive: true })
  growth.observe(document.body)
  return () => stopped.abort()
}

/** Saves the positions for the time after a reload. */
export function storePositions(): void {
  writeStored(STORE, JSON.stringify([...positions]), 'sessionStorage')
}

function read(): Map<string, number> {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A navigation to an address, unlike a reload or Back, starts without positions.
  if (arrival?.type === 'navigate') return new Map()
  try {
    const stored: unknown = JSON.parse(readStored(STORE, 'sessionStorage') ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

function isEntry(each: unknown): each is [string, number] {
  return Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number'
}
