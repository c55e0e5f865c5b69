import { useId } from 'react'
import type { ReactNode } from 'react'
import css from './alert-dialog.module.css'
import { Button, type ButtonProps } from '../buttons/button.tsx'
import { Overlay } from './overlay.tsx'
import { useFirstFocus } from '../hooks/use-first-focus.ts'

/** A button of the box; the first one has the focus when it opens. */
function Answer({ isFirst, ...props }: Omit<ButtonProps, 'ref'> & { isFirst: boolean }): ReactNode {
  return <Button {...props} ref={useFirstFocus(isFirst)} />
}

export interface AlertDialogProps {
  /** 'Warning'. */
  readonly title: string
  readonly message: ReactNode
  /** 'OK'. */
  readonly confirmLabel: string
  readonly onConfirm: () => void
  /** If given, there is a second button: the dialog asks instead of telling. */
  readonly cancelLabel?: string
  /** Called by the second button. Default: `onConfirm`, for a dialog that only tells. */
  readonly onCancel?: () => void
  /** Called on Escape. Default: `onCancel`. */
  readonly onClose?: () => void
  readonly tone?: 'plain' | 'danger'
}

/** A warning with OK, or a question with two answers. */
export function AlertDialog(props: AlertDialogProps): ReactNode {
  const { title, message, confirmLabel, cancelLabel, onConfirm, onCancel = onConfirm, onClose = onCancel, tone } = props
  const id = useId()
  const isDanger = tone === 'danger'
  // The focus starts on the most likely answer, but on the other one for what cannot be undone: a stray Enter does no
  // harm.
  const isCancelFirst = isDanger && Boolean(cancelLabel)
  return (
    <Overlay onClose={onClose} titleId={id} describedBy={`${id}-text`} size="sm" isBox isDismissable={false}>
      <div className={css.alert}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <div id={`${id}-text`} className={css.text}>
          {message}
        </div>
        <div className={css.buttons}>
          {cancelLabel && (
            <Answer variant="ghost" isFirst={isCancelFirst} onPress={onCancel}>
              {cancelLabel}
            </Answer>
          )}
          <Answer variant={isDanger ? 'danger' : 'primary'} isFirst={!isCancelFirst} onPress={onConfirm}>
            {confirmLabel}
          </Answer>
        </div>
      </div>
    </Overlay>
  )
}
