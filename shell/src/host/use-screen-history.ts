import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { OpenScreen, ScreenStack } from './screen-stack.ts'

interface HistoryState {
  readonly depth?: number
}

/**
 * Keeps the browser's history in step with the stack of pop-ups: each pop-up is an entry, so that Back closes the
 * top one, and closing one removes its entry. A step of our own is marked, and told from the player's by the mark.
 * `drawn` are the pop-ups on the screen: one is an entry as soon as it is seen, and its drawing does not wait for that.
 * `dismiss` closes a question that stands above all of them, and says whether there was one.
 */
export function useScreenHistory(screens: ScreenStack, drawn: readonly OpenScreen[], dismiss: () => boolean): void {
  const navigate = useNavigate()
  const location = useLocation()
  const known = (location.state as HistoryState | null)?.depth ?? 0
  // The depth that a step of our own leads to, until the router says that it is there.
  const ownStep = useRef<number | null>(null)
  const last = useRef<typeof location | null>(null)

  const mark = (depth: number, replace = false) => {
    ownStep.current = depth
    const { pathname, search } = location
    void navigate({ pathname, search }, { replace, state: { depth } satisfies HistoryState })
  }
  const isUnderWay = () => ownStep.current !== null || screens.leaving
  const addEntry = () => {
    if (!isUnderWay() && screens.stack.get().length > known) mark(known + 1)
  }

  const onMoved = useEffectEvent(() => {
    const before = last.current
    if (before === location) return
    last.current = location
    // A Back that came in between is the player's, whatever we had under way.
    const isPlayers = ownStep.current !== known && !screens.leaving
    const isSamePage = before?.pathname === location.pathname && before.search === location.search
    if (isPlayers && !(dismiss() && isSamePage)) screens.truncate(known)
    ownStep.current = null
    screens.leaving = false
    addEntry()
    // The entry of a pop-up that is gone (a reload, Forward): it becomes an ordinary entry.
    if (screens.stack.get().length < known) mark(screens.stack.get().length, true)
  })
  const onClosed = useEffectEvent(() => {
    const wanted = screens.stack.get().length
    if (isUnderWay() || wanted >= known) return
    ownStep.current = wanted
    void navigate(wanted - known)
  })
  const onDrawn = useEffectEvent(() => {
    // Where the location is another one as well, it has its say first.
    if (last.current === location) addEntry()
  })

  useLayoutEffect(() => onDrawn(), [drawn])
  useEffect(() => onMoved(), [location])
  useEffect(() => screens.stack.subscribe(() => onClosed()), [screens])
}
