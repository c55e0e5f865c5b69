import { useLayout } from '@croupier/shared/host'
import { useEffect, useRef } from 'react'

/**
 * On phones, hides the element while the player scrolls down and shows it again on the way back. The code for that is
 * loaded once the element is there.
 */
export function useGivingWay(isThere: boolean, stays: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const isPhone = useLayout() === 'mobile'
  useEffect(() => {
    const corner = element.current
    if (!isThere || !isPhone || !corner) return undefined
    let end: (() => void) | undefined
    let isGone = false
    import('./give-way.ts').then(
      ({ giveWay }) => {
        if (!isGone) end = giveWay(corner, stays)
      },
      (error: unknown) => console.warn('the chat icon stays where it is', error),
    )
    return () => {
      isGone = true
      end?.()
    }
  }, [isThere, isPhone, stays])
  return element
}
