import { useRef } from 'react'
import type { PointerEvent } from 'react'

const SWIPE_THRESHOLD_PX = 80

/** Pointer handlers that carry an element sideways and call `onAway` when it went far enough. */
export function useSwipeAway(onAway: () => void): {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void
} {
  const start = useRef<number | null>(null)
  const move = (event: PointerEvent<HTMLElement>, distance: number): void => {
    event.currentTarget.style.translate = distance === 0 ? '' : `${distance}px`
  }
  const end = (event: PointerEvent<HTMLElement>): void => {
    if (start.current === null) return
    const distance = event.clientX - start.current
    start.current = null
    move(event, 0)
    if (Math.abs(distance) >= SWIPE_THRESHOLD_PX) onAway()
  }
  return {
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event) => {
      if (start.current !== null) move(event, event.clientX - start.current)
    },
    onPointerUp: end,
    onPointerCancel: (event) => {
      start.current = null
      move(event, 0)
    },
  }
}
