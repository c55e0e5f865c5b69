import { useEffect, useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}

/**
 * Full screen for the whole page, not for the game's frame alone: that would cover what the site shows over a game (a
 * deposit offer, a warning, the end of a session). Full screen ends when the game is closed.
 */
export function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  useEffect(() => leave, [])
  const toggle = () => {
    if (isFull) leave()
    else void document.documentElement.requestFullscreen().catch(() => undefined)
  }
  return { isOffered: document.fullscreenEnabled, isFull, toggle }
}
