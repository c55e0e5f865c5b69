import { followPace } from '@croupier/shared/list'
import { startTransition } from 'react'
import { setPace } from './covers.ts'

type Tell = (offset: number, isScrolling: boolean) => void

/**
 * How a long list hears of the window's scrolling, in place of every scroll event: a few times a second, and not at all
 * while it flies past, when no row could be seen before it has gone. `onFlight` hears when that begins and ends; covers
 * hear the pace for as long as the list is there.
 */
export const followOffset =
  (onFlight: (isFlying: boolean) => void) =>
  (_list: unknown, tell: Tell): (() => void) => {
    const leave = followPace(null, (pace, y) => {
      const isFlying = pace === 'flying'
      setPace(pace, y)
      // Rows that come in may take more than one frame: React draws them beside the scrolling.
      startTransition(() => {
        onFlight(isFlying)
        if (!isFlying) tell(y, pace !== 'still')
      })
    })
    return () => {
      leave()
      setPace('still')
    }
  }
