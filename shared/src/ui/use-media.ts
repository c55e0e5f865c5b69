import { useCallback, useSyncExternalStore } from 'react'

/** Follows a media query; `unknown` where there are none. */
export function useMedia(query: string, unknown: boolean): boolean {
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
