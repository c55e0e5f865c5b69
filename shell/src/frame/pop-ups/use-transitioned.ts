import { startTransition, useEffect, useState } from 'react'

/**
 * Returns the value a moment later, rendered in an interruptible transition so that the response to a press comes
 * first. Not React's deferred value: components mounted in such a render get the final value of their own deferred
 * values at once, a form its list of all countries (shared/src/ui/fields/select.tsx).
 */
export function useTransitioned<T>(value: T): T {
  const [drawn, setDrawn] = useState(() => value)
  useEffect(() => startTransition(() => setDrawn(() => value)), [value])
  return drawn
}
