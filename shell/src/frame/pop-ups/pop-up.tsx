import { screenDefinition } from '@croupier/shared/host'
import { Drawer, Overlay } from '@croupier/shared/ui'
import { Activity, memo, useCallback, useEffect, useMemo, useState } from 'react'
import { titleIdOf, type OpenScreen } from '../../host/screen-stack.ts'
import { useShell } from '../../host/shell-context.tsx'
import { ScreenOutlet } from '../../remotes/screen-outlet.tsx'
import { useText } from '../../words.ts'
import { layOutAhead } from './lay-out-ahead.ts'

export { ScrollLock } from '@croupier/shared/ui'
export { removeCarets } from './stray-caret.ts'

interface PopUpProps {
  readonly screen: OpenScreen
  /** False: it is rendered ahead, outside of the document and without effects. */
  readonly isOpen: boolean
  /** Closed already: hidden, and unmounted in a moment. */
  readonly isLeaving: boolean
}

/** One pop-up of the stack: its box (or drawer) around the screen, whoever owns it. */
export const PopUp = memo(function PopUp({ screen, isOpen, isLeaving }: PopUpProps) {
  const { screens } = useShell()
  const text = useText()
  const container = useContainer()
  const titleId = titleIdOf(screen)
  const close = useCallback(() => screens.remove(screen.key), [screens, screen.key])
  const onBack = useCallback(
    (goBack: () => boolean) => {
      screen.goBack = goBack
      return () => delete screen.goBack
    },
    [screen],
  )
  const size = screenDefinition(screen.id)?.size ?? 'md'
  const closeLabel = text('common.close')
  // Memoized: neither opening a screen that was rendered ahead nor closing renders the content again.
  const content = useMemo(
    () => (
      <ScreenOutlet
        id={screen.id}
        params={screen.params}
        frame={{ kind: 'dialog', titleId, closeLabel, close, onBack }}
      />
    ),
    [screen, titleId, closeLabel, close, onBack],
  )
  const boxed = useMemo(() => {
    const box = { isLeaving, titleId, onClose: close, container }
    if (size === 'drawer') return <Drawer {...box}>{content}</Drawer>
    return (
      <Overlay {...box} size={size}>
        {content}
      </Overlay>
    )
  }, [isLeaving, titleId, close, container, size, content])
  useEffect(() => (isOpen ? undefined : layOutAhead(container)), [isOpen, container])
  return <Activity mode={isOpen ? 'visible' : 'hidden'}>{boxed}</Activity>
})

const spare: HTMLElement[] = []

/**
 * React adds listeners for every event to each container that it renders into, so containers are reused. The container
 * of a pop-up that closed below another stays inert for as long as that one is open, and is not reused until then:
 * nobody could press in it.
 */
function takeContainer(): HTMLElement {
  const usable = spare.findIndex(({ inert }) => !inert)
  return spare.splice(usable, usable < 0 ? 0 : 1)[0] ?? document.createElement('div')
}

function useContainer(): HTMLElement {
  const [container] = useState(takeContainer)
  useEffect(
    () => () => {
      container.remove()
      spare.push(container)
    },
    [container],
  )
  return container
}
