import { useId } from 'react'
import type { ReactNode } from 'react'
import css from './alert-dialog.module.css'
import { Button, type ButtonProps } from './button.tsx'
import { Overlay } from './overlay.tsx'
import { useFirstFocus } from './use-first-focus.ts'

/** The safe place for the focus when the box opens: the button that is most likely meant. */
function FirstButton(props: Omit<ButtonProps, 'ref'>): ReactNode {
  return <Button {...props} ref={useFirstFocus(true)} />
}

export interface AlertDialogProps {
  readonly isOpen: boolean
  /** 'Warning'. */
  readonly title: string
  readonly message: ReactNode
  /** 'OK'. */
  readonly confirmLabel: string
  readonly onConfirm: () => void
  /** Given, a second button: the dialog asks instead of telling. */
  readonly cancelLabel?: string
  /** The second button. Default: as OK, for a dialog that only tells. */
  readonly onCancel?: () => void
  /** Escape. Default: as the second button. */
  readonly onClose?: () => void
  readonly tone?: 'plain' | 'danger'
}

/** A warning with OK, or a question with two answers. */
export function AlertDialog(props: AlertDialogProps): ReactNode {
  const {
    isOpen,
    title,
    message,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel = onConfirm,
    onClose = onCancel,
    tone,
  } = props
  const id = useId()
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      titleId={id}
      describedBy={`${id}-text`}
      size="sm"
      isBox
      isDismissable={false}
    >
      <div className={css.alert}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <div id={`${id}-text`} className={css.text}>
          {message}
        </div>
        <div className={css.buttons}>
          {cancelLabel && (
            <Button variant="ghost" onPress={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <FirstButton variant={tone === 'danger' ? 'danger' : 'primary'} onPress={onConfirm}>
            {confirmLabel}
          </FirstButton>
        </div>
      </div>
    </Overlay>
  )
}
