import { screenDefinition } from '@croupier/shared/host'
import { Drawer, Overlay } from '@croupier/shared/ui'
import type { OpenScreen } from '../host/screen-stack.ts'
import { useShell } from '../host/shell-context.tsx'
import { ScreenOutlet } from '../remotes/screen-outlet.tsx'
import { useText } from '../words.ts'

/** One pop-up of the stack: its box (or drawer) around the screen, whoever owns it. */
export function PopUp({ screen }: { screen: OpenScreen }) {
  const { screens } = useShell()
  const text = useText()
  const titleId = `screen-${screen.key}`
  const close = () => screens.remove(screen.key)
  const size = screenDefinition(screen.id)?.size ?? 'md'
  const content = (
    <ScreenOutlet
      id={screen.id}
      params={screen.params}
      frame={{ kind: 'dialog', titleId, closeLabel: text('common.close'), close }}
    />
  )
  if (size === 'drawer') {
    return (
      <Drawer isOpen titleId={titleId} onClose={close}>
        {content}
      </Drawer>
    )
  }
  return (
    <Overlay isOpen titleId={titleId} size={size} onClose={close}>
      {content}
    </Overlay>
  )
}
