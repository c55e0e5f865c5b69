import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ScreenStack } from './screen-stack.ts'
import { stepBack, stepNow } from './step-back.ts'

interface HistoryState {
  readonly depth?: number
}

/**
 * Keeps the browser's history in step with the stack of pop-ups: each pop-up is an entry, so that Back closes the top
 * one, and closing one removes its entry. A step of the page is an entry below them. `pendingDepth` tells the steps made
 * here from the player's. `dismiss` closes a dialog that is open above all pop-ups, and returns whether there was one.
 */
export function useScreenHistory(screens: ScreenStack, dismiss: () => boolean): void {
  const navigate = useNavigate()
  const location = useLocation()
  const depth = (location.state as HistoryState | null)?.depth ?? 0
  // The depth that a pending step of this hook leads to; null once the router has arrived.
  const pendingDepth = useRef<number | null>(null)
  const last = useRef<typeof location | null>(null)
  const step = useRef(NaN)

  useEffect(() => {
    const before = last.current
    const moved = before !== location
    last.current = location
    const isBack = stepNow() < step.current
    step.current = stepNow()
    // If the router arrived elsewhere than the pending step leads, the player went back in between. The first
    // location is nobody's step: a button can be pressed between the first paint and this effect.
    const isPlayerNavigation = before !== null && pendingDepth.current !== depth && !screens.isLeaving
    const isSamePage = before?.pathname === location.pathname && before.search === location.search
    if (moved) {
      if (isPlayerNavigation && !(dismiss() && isSamePage)) screens.truncate(depth, isSamePage)
      pendingDepth.current = null
      screens.isLeaving = false
    }
    const address = { pathname: location.pathname, search: location.search }
    const navigateToDepth = (depth: number, replace: boolean) => {
      pendingDepth.current = depth
      void navigate(address, { replace, state: { depth } satisfies HistoryState })
    }
    const align = (afterMove: boolean) => {
      if (pendingDepth.current !== null || screens.isLeaving) return
      const openCount = screens.depth()
      const isTaken = afterMove && isPlayerNavigation && isSamePage
      if (openCount > depth && !isTaken) navigateToDepth(depth + 1, false)
      // The pop-up of this entry is gone. After Back, and when a pop-up was closed, go on back to what was below it.
      // After a reload or Forward, make it an ordinary entry.
      else if (openCount < depth && afterMove && !isBack) navigateToDepth(openCount, true)
      // If a dialog or a screen's step took Back, return to the entry it left. A new one, which no press led to, would
      // make the browser skip the entry below at the next Back, and leave the site.
      else if (openCount !== depth) {
        pendingDepth.current = openCount
        if (!stepBack(depth - openCount)) void navigate(openCount - depth)
      }
    }
    align(moved)
    return screens.stack.subscribe(() => align(false))
  }, [screens, dismiss, navigate, location, depth])
}
