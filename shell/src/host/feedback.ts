import type { AlertOptions, ConfirmOptions, FeedbackService, ToastKind } from '@croupier/shared/host'
import { createValue, type Value } from './value.ts'

export interface Question {
  readonly key: number
  readonly options: AlertOptions & Partial<ConfirmOptions>
  /** An alert has one button, a confirmation two. */
  readonly kind: 'alert' | 'confirm'
  answer(agreed: boolean): void
}

export interface Toast {
  readonly key: number
  readonly message: string
  readonly kind: ToastKind
}

export interface Feedback extends FeedbackService {
  readonly questions: Value<readonly Question[]>
  readonly toasts: Value<readonly Toast[]>
  dismiss(toast: Toast): void
}

const SHOWN_AT_ONCE = 3

/** Toasts, alerts and confirmations, as data for the frame to draw. */
export function createFeedback(): Feedback {
  const questions = createValue<readonly Question[]>([])
  const toasts = createValue<readonly Toast[]>([])
  let nextKey = 1
  const ask = (kind: Question['kind'], options: Question['options']) =>
    new Promise<boolean>((resolve) => {
      const key = nextKey++
      const answer = (agreed: boolean) => {
        questions.set(questions.get().filter((question) => question.key !== key))
        resolve(agreed)
      }
      questions.set([...questions.get(), { key, options, kind, answer }])
    })
  return {
    questions,
    toasts,
    toast(message, kind = 'info') {
      const others = toasts.get().filter((toast) => toast.message !== message)
      toasts.set([...others, { key: nextKey++, message, kind }].slice(-SHOWN_AT_ONCE))
    },
    alert: async (options) => void (await ask('alert', options)),
    confirm: (options) => ask('confirm', options),
    dismiss: ({ key }) => toasts.set(toasts.get().filter((toast) => toast.key !== key)),
  }
}
