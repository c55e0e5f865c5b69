import { useSyncExternalStore } from 'react'

/** Whether the desktop layout is shown; true where the browser has no media queries. */
export const useDesktop = (): boolean => useSyncExternalStore(subscribe, () => desktop()?.matches ?? true)

function subscribe(listener: () => void): () => void {
  const media = desktop()
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

const desktop = () => (typeof window.matchMedia === 'function' ? window.matchMedia('(min-width: 900px)') : null)
