import { useEffect, useEffectEvent } from 'react'
import type { PaymentWindow, WindowEnd } from './open-windows.ts'

/** Takes the end of a payment window for the dialog that shows it; without one it is told by itself. */
export function useWindowEnd(opened: PaymentWindow | null, onEnd: (end: WindowEnd) => void): void {
  const ended = useEffectEvent(onEnd)
  useEffect(() => opened?.onEnd((end) => ended(end)), [opened])
}
