import { startTransition, useEffect, useState } from 'react'

/**
 * The value a moment later, drawn in pieces beside what is answered at once. A transition, not React's deferred value:
 * in one of those the components that come with it would have their own deferred values at once, a form its list of all
 * countries (shared/src/ui/select.tsx).
 */
export function useTransitioned<T>(value: T): T {
  const [drawn, setDrawn] = useState(() => value)
  useEffect(() => startTransition(() => setDrawn(() => value)), [value])
  return drawn
}
