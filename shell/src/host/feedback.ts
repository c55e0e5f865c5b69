import type { AlertOptions, ConfirmOptions, FeedbackService } from '@croupier/shared/host'
import { createToastQueue, type ToastQueue } from '@croupier/shared/ui'
import { createValue, type Value } from './value.ts'

export interface Question {
  readonly key: number
  readonly options: AlertOptions & Partial<ConfirmOptions>
  /** An alert has one button, a confirmation two. */
  readonly kind: 'alert' | 'confirm'
  /** `undefined`: the dialog was closed without an answer. */
  answer(agreed: boolean | undefined): void
}

export interface Feedback extends FeedbackService {
  readonly questions: Value<readonly Question[]>
  readonly toasts: ToastQueue
  /** Closes the shown question without an answer, as Escape does. Returns false if no question is open. */
  dismiss(): boolean
}

/** Toasts, alerts and confirmations, as data for the frame to draw. */
export function createFeedback(): Feedback {
  const questions = createValue<readonly Question[]>([])
  const toasts = createToastQueue()
  let nextKey = 1
  const ask = (kind: Question['kind'], options: Question['options']) =>
    new Promise<boolean | undefined>((resolve) => {
      const key = nextKey++
      const answer = (agreed: boolean | undefined) => {
        questions.set(questions.get().filter((question) => question.key !== key))
        resolve(agreed)
      }
      questions.set([...questions.get(), { key, options, kind, answer }])
    })
  return {
    questions,
    toasts,
    dismiss() {
      const [shown] = questions.get()
      shown?.answer(undefined)
      return shown !== undefined
    },
    toast: (message, kind = 'info') => void toasts.show(message, kind),
    alert: async (options) => void (await ask('alert', options)),
    confirm: (options) => ask('confirm', options),
  }
}
