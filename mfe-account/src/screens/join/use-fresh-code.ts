import { useEffect, useEffectEvent, useState } from 'react'
import type { useCodeImage } from './use-code-image.ts'

/** Milliseconds: shortly before the picture expires; the operator accepts it for five minutes. */
const FRESH = 270_000

/**
 * Replaces a picture that expires before its code is typed: a player who fills in the form slowly would otherwise be
 * refused although the code is right.
 */
export function useFreshCode({ image, takenAt, renew }: ReturnType<typeof useCodeImage>, isTyped: boolean) {
  const [isRenewed, setRenewed] = useState(false)
  const left = () => takenAt + FRESH - Date.now()
  const renewOld = () => {
    if (!image || isTyped || left() > 0) return
    setRenewed(true)
    renew()
  }
  const growOld = useEffectEvent(renewOld)
  const untilOld = useEffectEvent(left)
  useEffect(() => {
    if (isTyped || takenAt === 0) return undefined
    const timer = setTimeout(() => growOld(), Math.max(untilOld(), 0))
    return () => clearTimeout(timer)
  }, [isTyped, takenAt])
  return {
    /** For a device that was asleep, where the timer fires late. */
    renewOld,
    /** The picture was replaced without a press: announced to screen readers. */
    isRenewed: isRenewed && image !== undefined,
  }
}
