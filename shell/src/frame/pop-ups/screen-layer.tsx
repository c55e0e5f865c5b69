import { useObservable } from '@croupier/shared/host'
import { useEffect, useReducer } from 'react'
import type { OpenScreen } from '../../host/screen-stack.ts'
import { useScreenHistory } from '../../host/use-screen-history.ts'
import { useShell } from '../../host/shell-context.tsx'
import { useLazyPart } from '../lazy/use-lazy-part.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useTransitioned } from './use-transitioned.ts'
import { WaitingPopUp } from './waiting-pop-up.tsx'

const loadPopUp = () => import('./pop-up.tsx')

/**
 * The pop-ups that are open, one above the other (site.md 2). Their component is fetched after the first page; a press
 * before it is here shows a simple dialog (WaitingPopUp).
 */
export function ScreenLayer() {
  const { feedback, screens } = useShell()
  useScreenHistory(screens, feedback.dismiss)
  const requested = useObservable(screens.stack)
  // The response to a press comes first: the button shows that it is pressed before its pop-up is rendered, and a
  // closed pop-up is hidden before it is unmounted.
  const stack = useTransitioned(requested)
  const prepared = useObservable(screens.prepared)
  useFocusReturn(screens, stack, useObservable(feedback.dialogs).length > 0)
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0)
  const part = useLazyPart(loadPopUp, requested.length > 0, countFailure)
  useEffect(() => part?.removeCarets(), [part])
  const isLeaving = (screen: OpenScreen) => requested.length < stack.length && !requested.includes(screen)
  if (part) {
    const rendered = [...stack, ...prepared.filter((screen) => !stack.includes(screen))]
    return (
      <>
        {stack.length > 0 && <part.ScrollLock />}
        {rendered.map((screen) => (
          <part.PopUp key={screen.key} screen={screen} isOpen={stack.includes(screen)} isLeaving={isLeaving(screen)} />
        ))}
      </>
    )
  }
  const top = requested.at(-1)
  return top && <WaitingPopUp key={top.key} screen={top} failures={failures} />
}
