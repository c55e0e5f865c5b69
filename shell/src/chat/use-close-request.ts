import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Not every browser has it. */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void }
  }
}

/** A phone's Back closes what is shown, instead of leaving the page below it. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const watcher = window.CloseWatcher && new window.CloseWatcher()
    if (watcher) watcher.onclose = () => close()
    return () => watcher?.destroy()
  }, [])
}
