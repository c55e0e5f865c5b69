import { useEffect, useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}

/**
 * The whole screen for the page, not for the game's frame alone: what the site has to say over a game (a deposit
 * offered, a warning, the end of a session) would stay behind it. Left with the game.
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
