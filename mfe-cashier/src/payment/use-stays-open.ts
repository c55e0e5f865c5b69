import { useHost } from '@croupier/shared/host'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '../words.ts'

/**
 * A dialog of an order that is still to be paid, closed by the player in whichever way: nothing is lost, and where it
 * goes on. `settled` is said where something else tells how the order stands; `onLeft` may look first whether it is so.
 */
export function useStaysOpen({ isOpen = true, onLeft }: StaysOpen = {}) {
  const { feedback } = useHost()
  const text = useText()
  const isSettled = useRef(false)
  const tell = () => feedback.toast(text('deposit.staysOpen'), 'info')
  const leave = useEffectEvent(() => {
    if (!isOpen || isSettled.current) return
    if (onLeft) onLeft(tell)
    else tell()
  })
  useEffect(() => () => leave(), [])
  return { settled: () => void (isSettled.current = true) }
}

interface StaysOpen {
  readonly isOpen?: boolean
  readonly onLeft?: (tell: () => void) => void
}
