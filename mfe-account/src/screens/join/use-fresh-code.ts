import { useEffect, useEffectEvent, useState } from 'react'
import type { useCodeImage } from './use-code-image.ts'

/** Milliseconds: shortly before a picture is too old for the operator, who takes it for five minutes. */
const FRESH = 270_000

/**
 * A picture that grows old before its code is typed gives way to a new one: who fills the form slowly would be refused
 * a right code.
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
    /** For a device that slept meanwhile: the timer comes late there. */
    renewOld,
    /** The picture has changed without a press: told to who listens. */
    isRenewed: isRenewed && image !== undefined,
  }
}
