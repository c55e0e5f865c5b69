import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Not every browser has it. */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void }
  }
}

/**
 * A phone's Back closes what is shown, instead of leaving the page below it; while something lies over it, Back is for
 * that: browsers ask whoever watches before they go back in the history.
 */
export function useCloseRequest(onClose: () => void, isOnTop: boolean): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const watcher = isOnTop && window.CloseWatcher ? new window.CloseWatcher() : undefined
    if (watcher) watcher.onclose = () => close()
    return () => watcher?.destroy()
  }, [isOnTop])
}
