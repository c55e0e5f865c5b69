import { useEffect, useEffectEvent } from 'react'
import { useFrame } from './context.tsx'

/**
 * For a screen with steps: while `isActive`, Back (the browser's, or a phone's gesture) calls `goBack` instead of
 * closing the pop-up or leaving the page. `goBack` returns false if the step cannot change now: Back then does nothing.
 */
export function useBackStep(isActive: boolean, goBack: () => boolean): void {
  const frame = useFrame()
  const back = useEffectEvent(goBack)
  useEffect(() => (isActive ? frame.onBack?.(() => back()) : undefined), [frame, isActive])
}
