import { useEffect, useEffectEvent } from 'react'

/**
 * Listens to the messages that are sent to this window for as long as the component is shown. They may come from
 * anywhere: the listener checks their source and origin.
 */
export function useWindowMessage(listener: (event: MessageEvent<unknown>) => void): void {
  const onMessage = useEffectEvent(listener)
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => onMessage(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
}
