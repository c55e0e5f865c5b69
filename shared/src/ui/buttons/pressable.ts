import type { AriaAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react'

/** The props of every button. Buttons are native: they need no library, so the first page carries none for them. */
export interface PressableProps extends AriaAttributes {
  readonly id?: string
  readonly type?: 'button' | 'submit'
  readonly isDisabled?: boolean
  /** While busy, presses are ignored and the focus stays where it is. */
  readonly isBusy?: boolean
  readonly onPress?: () => void
  /** A pointer or the focus comes near: time to fetch what the press will show. */
  readonly onHint?: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** The attributes of a native button that is pressed by pointer, touch, Enter, Space and assistive technology alike. */
export function pressable(
  props: PressableProps,
): ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> } {
  const { type = 'button', isDisabled, isBusy, onPress, onHint, ...rest } = props
  return {
    ...rest,
    // A busy button does not submit its form again.
    type: isBusy ? 'button' : type,
    disabled: isDisabled,
    'aria-disabled': isBusy || undefined,
    ...(onHint && { onPointerEnter: onHint, onFocus: onHint }),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // Safari does not focus a pressed button, but a dialog gives the focus back to whatever had it.
      event.currentTarget.focus({ preventScroll: true })
      if (!isBusy) onPress?.()
    },
  }
}
