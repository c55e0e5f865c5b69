import { useSyncExternalStore } from 'react'

const query = '(min-width: 900px)'

/** Whether the desktop layout applies (from 900 px, look.md). */
export function useDesktop(): boolean {
  return useSyncExternalStore(subscribe, isDesktop, () => true)
}

function isDesktop(): boolean {
  return typeof window.matchMedia !== 'function' || window.matchMedia(query).matches
}

function subscribe(listener: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => {}
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
