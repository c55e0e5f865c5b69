import type { AlertOptions, ConfirmOptions, FeedbackService } from '@croupier/shared/host'
import { createToastQueue, type ToastQueue } from '@croupier/shared/ui'
import { createValue, type Value } from './value.ts'

/** An open alert or confirmation. */
export interface Dialog {
  readonly key: number
  readonly options: AlertOptions & Partial<ConfirmOptions>
  /** An alert has one button, a confirmation two. */
  readonly kind: 'alert' | 'confirm'
  /** `undefined`: the dialog was closed without an answer. */
  answer(agreed: boolean | undefined): void
}

export interface Feedback extends FeedbackService {
  readonly dialogs: Value<readonly Dialog[]>
  readonly toasts: ToastQueue
  /** Closes the shown dialog without an answer, as Escape does. Returns false if none is open. */
  dismiss(): boolean
}

/** Toasts, alerts and confirmations, as data for the frame to draw. */
export function createFeedback(): Feedback {
  const dialogs = createValue<readonly Dialog[]>([])
  const toasts = createToastQueue()
  let nextKey = 1
  const enqueue = (kind: Dialog['kind'], options: Dialog['options']) =>
    new Promise<boolean | undefined>((resolve) => {
      const key = nextKey++
      const answer = (agreed: boolean | undefined) => {
        dialogs.set(dialogs.get().filter((dialog) => dialog.key !== key))
        resolve(agreed)
      }
      dialogs.set([...dialogs.get(), { key, options, kind, answer }])
    })
  return {
    dialogs,
    toasts,
    dismiss() {
      const [shown] = dialogs.get()
      shown?.answer(undefined)
      return shown !== undefined
    },
    toast: (message, kind = 'info') => void toasts.show(message, kind),
    alert: async (options) => void (await enqueue('alert', options)),
    confirm: (options) => enqueue('confirm', options),
  }
}
