import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => mediaOf(query).matches)
}

const known = new Map<string, MediaQueryList>()

/** One cached object per query: components that render on every scroll step ask often. */
function mediaOf(query: string): MediaQueryList {
  const media = known.get(query) ?? window.matchMedia(query)
  known.set(query, media)
  return media
}
