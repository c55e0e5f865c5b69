import { useCallback, useSyncExternalStore } from 'react'

/** Whether the desktop layout applies (from 900 px, look.md). */
export function useDesktop(): boolean {
  return useMedia('(min-width: 900px)', true)
}

/** How many covers stand in a row: five on a desktop, three on a phone (site.md 9), more where it lies on its side. */
export function useGameColumns(): number {
  const isDesktop = useDesktop()
  const isOnItsSide = useMedia('(min-width: 600px) and (max-height: 500px)', false)
  return isDesktop || isOnItsSide ? 5 : 3
}

/** Follows a media query; `unknown` where there are none. */
function useMedia(query: string, unknown: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query)
      media?.addEventListener('change', listener)
      return () => media?.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(query)?.matches ?? unknown,
    () => unknown,
  )
}

const known = new Map<string, MediaQueryList>()

/** One for each query: what is drawn with every step of a scroll asks often. */
function mediaOf(query: string): MediaQueryList | null {
  if (typeof window.matchMedia !== 'function') return null
  const media = known.get(query) ?? window.matchMedia(query)
  known.set(query, media)
  return media
}
