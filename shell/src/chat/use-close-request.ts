import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Not every browser has it. */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void }
  }
}

/**
 * Makes a phone's Back close what is shown, instead of leaving the page below it. While something lies above that, Back
 * is for the upper one. Browsers ask the active CloseWatcher before they go back in the history.
 */
export function useCloseRequest(onClose: () => void, isOnTop: boolean): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const watcher = isOnTop && window.CloseWatcher ? new window.CloseWatcher() : undefined
    if (watcher) watcher.onclose = () => close()
    return () => watcher?.destroy()
  }, [isOnTop])
}
