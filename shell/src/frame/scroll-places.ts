const STORE = 'croupier.scrolled'
const MAX_PLACES = 50
/** ms: by then a page has all its parts. */
const WHOLE_AFTER_MS = 5_000
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Where the page stood at each step of the history, in px. They outlive a reload, as the steps do. */
const places = read()

/** Says where the page stands at a step of the history. */
export function notePlace(step: string, top: number): void {
  places.delete(step)
  places.set(step, top)
  if (places.size > MAX_PLACES) places.delete(places.keys().next().value!)
}

/**
 * Puts the page where it stood at a step, as soon as it is long enough, and again where its parts come one after the
 * other and make it shorter for a moment. Whatever the player does ends that.
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

/** Keeps them for the time after a reload. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...places]))
  } catch {
    // Storage may be full or forbidden: then a reload begins at the top.
  }
}

function read(): Map<string, number> {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Whoever comes by an address begins anew.
  if (arrival?.type === 'navigate') return new Map()
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isPlace) : [])
  } catch {
    return new Map()
  }
}

function isPlace(each: unknown): each is [string, number] {
  return Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number'
}
