import { useEffect, useEffectEvent, useState } from 'react'
import type { PaymentWindow, WindowEnd } from './open-windows.ts'

/**
 * Calls `onEnd` in the dialog when its payment window ends. If no dialog listens, open-windows.ts shows the end itself.
 */
export function useWindowEnd(opened: PaymentWindow | null, onEnd: (end: WindowEnd) => void): void {
  const handleEnd = useEffectEvent(onEnd)
  useEffect(() => opened?.onEnd((end) => handleEnd(end)), [opened])
}

/** The id of the order that is paid in a window: known before it opened, or reported by the window. */
export function useWindowOrder(opened: PaymentWindow | null, idFromStart: string | null): string | null {
  const [idFromWindow, setIdFromWindow] = useState<string | null>(null)
  useEffect(() => opened?.onOrder(setIdFromWindow), [opened])
  return idFromStart ?? idFromWindow
}
