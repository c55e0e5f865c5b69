import { useObservable } from '@croupier/shared/host'
import { useScreenHistory } from '../host/use-screen-history.ts'
import { useShell } from '../host/shell-context.tsx'
import { usePart } from './use-part.ts'

const loadPopUp = () => import('./pop-up.tsx')

/** The pop-ups that are open, one above the other (site.md 2). Their box is fetched after the first page. */
export function ScreenLayer() {
  const { screens } = useShell()
  useScreenHistory(screens)
  const stack = useObservable(screens.stack)
  const part = usePart(loadPopUp, stack.length > 0)
  return part && stack.map((screen) => <part.PopUp key={screen.key} screen={screen} />)
}
