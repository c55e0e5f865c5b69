import { useEffect, useEffectEvent, useState } from 'react'
import type { useCodeImage } from './use-code-image.ts'

/** Shortly before the picture expires; the operator accepts it for five minutes. */
const RENEW_AFTER_MS = 270_000

/**
 * Replaces a picture that expires before its code is typed: a player who fills in the form slowly would otherwise be
 * refused although the code is right.
 */
export function useFreshCode({ image, takenAt, renew }: ReturnType<typeof useCodeImage>, isTyped: boolean) {
  const [isRenewed, setRenewed] = useState(false)
  const msUntilExpiry = () => takenAt + RENEW_AFTER_MS - Date.now()
  const renewIfExpired = () => {
    if (!image || isTyped || msUntilExpiry() > 0) return
    setRenewed(true)
    renew()
  }
  const renewNow = useEffectEvent(renewIfExpired)
  const msLeft = useEffectEvent(msUntilExpiry)
  useEffect(() => {
    if (isTyped || takenAt === 0) return undefined
    const timer = setTimeout(() => renewNow(), Math.max(msLeft(), 0))
    return () => clearTimeout(timer)
  }, [isTyped, takenAt])
  return {
    /** For a device that was asleep, where the timer fires late. */
    renewIfExpired,
    /** The picture was replaced without a press: announced to screen readers. */
    isRenewed: isRenewed && image !== undefined,
  }
}
