import { screenDefinition } from '@croupier/shared/host'
import { Drawer, Overlay } from '@croupier/shared/ui'
import { useCallback, useMemo } from 'react'
import type { OpenScreen } from '../host/screen-stack.ts'
import { useShell } from '../host/shell-context.tsx'
import { ScreenOutlet } from '../remotes/screen-outlet.tsx'
import { useText } from '../words.ts'

interface PopUpProps {
  readonly screen: OpenScreen
  /** Closed already: out of sight, and gone in a moment. */
  readonly isLeaving: boolean
}

/** One pop-up of the stack: its box (or drawer) around the screen, whoever owns it. */
export function PopUp({ screen, isLeaving }: PopUpProps) {
  const { screens } = useShell()
  const text = useText()
  const titleId = `screen-${screen.key}`
  const close = useCallback(() => screens.remove(screen.key), [screens, screen.key])
  const size = screenDefinition(screen.id)?.size ?? 'md'
  const closeLabel = text('common.close')
  // What is inside is not drawn once more in order to leave.
  const content = useMemo(
    () => <ScreenOutlet id={screen.id} params={screen.params} frame={{ kind: 'dialog', titleId, closeLabel, close }} />,
    [screen, titleId, closeLabel, close],
  )
  const box = { isOpen: true, isLeaving, titleId, onClose: close }
  if (size === 'drawer') return <Drawer {...box}>{content}</Drawer>
  return (
    <Overlay {...box} size={size}>
      {content}
    </Overlay>
  )
}
