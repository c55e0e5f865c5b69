export type ToastKind = 'info' | 'success' | 'error'

export interface AlertOptions {
  readonly message: string
  /** Default: the translated word Warning. */
  readonly title?: string
  /** Default: the translated word OK. */
  readonly confirmLabel?: string
}

export interface ConfirmOptions extends AlertOptions {
  readonly cancelLabel?: string
  /** `danger` where agreeing undoes or ends something. */
  readonly tone?: 'plain' | 'danger'
}

/** How the player is told something. Texts arrive translated. */
export interface FeedbackService {
  toast(message: string, kind?: ToastKind): void
  /** A dialog with one button; resolves when it was closed. */
  alert(options: AlertOptions): Promise<void>
  /**
   * A dialog with two buttons; true when the player agreed, false for the other button, undefined when it was closed
   * (Escape, Back) without an answer.
   */
  confirm(options: ConfirmOptions): Promise<boolean | undefined>
}
