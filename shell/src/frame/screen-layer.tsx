import { screenDefinition } from '@croupier/shared/host'
import { Overlay } from '@croupier/shared/ui'
import { useObservable } from '@croupier/shared/host'
import type { OpenScreen } from '../host/screen-stack.ts'
import { useScreenHistory } from '../host/use-screen-history.ts'
import { useShell } from '../host/shell-context.tsx'
import { ScreenOutlet } from '../remotes/screen-outlet.tsx'
import { useText } from '../words.ts'

/** The pop-ups that are open, one above the other (site.md 2). */
export function ScreenLayer() {
  const { screens } = useShell()
  useScreenHistory(screens)
  return useObservable(screens.stack).map((screen) => <PopUp key={screen.key} screen={screen} />)
}

function PopUp({ screen }: { screen: OpenScreen }) {
  const { screens } = useShell()
  const text = useText()
  const titleId = `screen-${screen.key}`
  const close = () => screens.remove(screen.key)
  return (
    <Overlay isOpen titleId={titleId} size={screenDefinition(screen.id)?.size ?? 'md'} onClose={close}>
      <ScreenOutlet
        id={screen.id}
        params={screen.params}
        frame={{ kind: 'dialog', titleId, closeLabel: text('common.close'), close }}
      />
    </Overlay>
  )
}
