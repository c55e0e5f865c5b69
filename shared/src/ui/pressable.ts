import type { AriaAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react'

/** What every button takes. A native button: it needs no library, and the first page carries none for it. */
export interface PressableProps extends AriaAttributes {
  readonly id?: string
  readonly type?: 'button' | 'submit'
  readonly isDisabled?: boolean
  /** At work: presses are ignored, the focus stays where it is. */
  readonly isBusy?: boolean
  readonly onPress?: () => void
  /** A pointer or the focus comes near: time to fetch what the press will show. */
  readonly onHint?: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** The attributes of a native button that is pressed by pointer, touch, Enter, Space and listeners' tools alike. */
export function pressable(
  props: PressableProps,
): ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> } {
  const { type = 'button', isDisabled, isBusy, onPress, onHint, ...rest } = props
  return {
    ...rest,
    // A busy form is not sent again.
    type: isBusy ? 'button' : type,
    disabled: isDisabled,
    'aria-disabled': isBusy || undefined,
    ...(onHint && { onPointerEnter: onHint, onFocus: onHint }),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // Safari leaves the focus behind: a dialog gives it back to where it was.
      event.currentTarget.focus({ preventScroll: true })
      if (!isBusy) onPress?.()
    },
  }
}
