import { useObservable } from '@croupier/shared/host'
import { useDeferredValue, useReducer } from 'react'
import { useFocusReturn } from '../host/use-focus-return.ts'
import { useScreenHistory } from '../host/use-screen-history.ts'
import { useShell } from '../host/shell-context.tsx'
import { usePart } from './use-part.ts'
import { WaitingPopUp } from './waiting-pop-up.tsx'

const loadPopUp = () => import('./pop-up.tsx')

/**
 * The pop-ups that are open, one above the other (site.md 2). Their box is fetched after the first page; whoever
 * presses before it is there sees a simple one.
 */
export function ScreenLayer() {
  const { screens } = useShell()
  useScreenHistory(screens)
  useFocusReturn(screens)
  const wanted = useObservable(screens.stack)
  // A pressed button is seen to be pressed before its pop-up is made. One that closes is gone at once: the page behind
  // it takes the focus back.
  const later = useDeferredValue(wanted)
  const stack = wanted.length < later.length ? wanted : later
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0)
  const part = usePart(loadPopUp, stack.length > 0, countFailure)
  if (part) return stack.map((screen) => <part.PopUp key={screen.key} screen={screen} />)
  const top = stack.at(-1)
  return top && <WaitingPopUp key={top.key} screen={top} failures={failures} />
}
