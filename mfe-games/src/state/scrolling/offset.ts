import { observeScrollSpeed } from '@croupier/shared/list'
import { startTransition } from 'react'
import { setPace } from './covers.ts'

type OffsetListener = (offset: number, isScrolling: boolean) => void

/**
 * How a long list observes the window's scrolling: not on every scroll event but a few times a second, and not at all
 * while the list flies past, when a row would be gone before it could be seen. `onFlight` is called when that begins
 * and ends; covers follow the pace while the list is mounted.
 */
export const followOffset =
  (onFlight: (isFlying: boolean) => void) =>
  (_list: unknown, onOffset: OffsetListener): (() => void) => {
    const leave = observeScrollSpeed(null, (pace, y) => {
      const isFlying = pace === 'veryFast'
      setPace(pace, y)
      // New rows may take more than a frame to render: in a transition they do not block scrolling.
      startTransition(() => {
        onFlight(isFlying)
        if (!isFlying) onOffset(y, pace !== 'still')
      })
    })
    return () => {
      leave()
      setPace('still')
    }
  }
