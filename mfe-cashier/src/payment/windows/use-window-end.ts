import { useEffect, useEffectEvent, useState } from 'react'
import type { PaymentWindow, WindowEnd } from './open-windows.ts'

/** Takes the end of a payment window for the dialog that shows it; without one it is told by itself. */
export function useWindowEnd(opened: PaymentWindow | null, onEnd: (end: WindowEnd) => void): void {
  const ended = useEffectEvent(onEnd)
  useEffect(() => opened?.onEnd((end) => ended(end)), [opened])
}

/** The number of the order that is paid in a window: known before it, or made there. */
export function useWindowOrder(opened: PaymentWindow | null, before: string | null): string | null {
  const [made, setMade] = useState<string | null>(null)
  useEffect(() => opened?.onOrder(setMade), [opened])
  return before ?? made
}
