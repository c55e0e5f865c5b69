import { screenDefinition } from '@croupier/shared/host'
import { useEffect, useRef, useState } from 'react'
import type { OpenScreen } from '../../host/screen-stack.ts'
import { useShell } from '../../host/shell-context.tsx'
import { preloadScreen } from '../../remotes/load-screen.ts'
import { OutletFallback } from '../../remotes/outlet-fallback.tsx'
import { OutletSkeleton } from '../../remotes/outlet-skeleton.tsx'
import { useText } from '../../words.ts'
import css from './waiting-pop-up.module.css'

interface WaitingProps {
  readonly screen: OpenScreen
  /** How often loading the pop-up component has failed so far. It is retried automatically. */
  readonly failures: number
}

/** The browser's own dialog, shown while the pop-up component is loading: a press is answered on any network. */
export function WaitingPopUp({ screen, failures }: WaitingProps) {
  const host = useShell()
  const { screens } = host
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const [seenFailures, setSeenFailures] = useState(failures)
  // The screen is loaded in parallel with the pop-up component. It is requested first, since the browser lays out the
  // page to show a dialog.
  useEffect(() => void preloadScreen(host, screen.id, screen.params), [host, screen])
  useEffect(() => void dialog.current?.showModal(), [])
  const definition = screenDefinition(screen.id)
  const titleId = `screen-${screen.key}`
  const close = () => screens.remove(screen.key)
  const frame = { kind: 'dialog', titleId, closeLabel: text('common.close'), close } as const
  return (
    <dialog
      ref={dialog}
      className={css.box}
      data-size={definition?.size ?? 'md'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      {failures > seenFailures ? (
        <OutletFallback
          owner={definition?.owner ?? 'shell'}
          state="unreachable"
          frame={frame}
          onRetry={() => setSeenFailures(failures)}
        />
      ) : (
        <OutletSkeleton frame={frame} />
      )}
    </dialog>
  )
}
