import { useHostEvent } from '@croupier/shared/host'
import { useState } from 'react'

/** Whether a screen with card fields is open: no foreign script runs meanwhile (D19). */
export function useCardFields(): boolean {
  const [count, setCount] = useState(0)
  useHostEvent('card-fields:shown', ({ shown }) => setCount((now) => Math.max(0, now + (shown ? 1 : -1))))
  return count > 0
}
