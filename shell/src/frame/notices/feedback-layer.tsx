import { AlertDialog, ToastRegion } from '@croupier/shared/ui'
import { useFocusAfterAnswer } from '../../consent/use-focus-after-answer.ts'
import type { Feedback, Question } from '../../host/feedback.ts'
import { useText } from '../../words.ts'
import { useKeptPlace } from '../routing/use-kept-place.ts'
import { useLostQuestions } from '../session/use-lost-questions.ts'
import { usePageName } from '../routing/use-page-name.ts'
import { usePaymentReports } from '../payments/use-payment-reports.ts'
import { useRefreshOnReturn } from '../session/use-refresh-on-return.ts'
import { useReturn } from '../session/use-return.ts'
import { useStaleErrors } from './use-stale-errors.ts'
import { useWayToForm } from '../pop-ups/use-way-to-form.ts'

interface LayerProps {
  readonly feedback: Feedback
  readonly questions: readonly Question[]
}

/** Draws what the feedback service holds: alerts one after the other, toasts above everything. */
export function FeedbackLayer({ feedback, questions }: LayerProps) {
  const text = useText()
  // These have nothing to do with messages, but the first page can do without them as well.
  useReturn()
  usePageName()
  useKeptPlace()
  usePaymentReports()
  useRefreshOnReturn()
  useStaleErrors()
  useLostQuestions()
  useWayToForm()
  useFocusAfterAnswer()
  const [question] = questions
  return (
    <>
      {question && (
        <AlertDialog
          key={question.key}
          isOpen
          title={question.options.title ?? text('alert.title')}
          message={question.options.message}
          confirmLabel={question.options.confirmLabel ?? text('alert.ok')}
          tone={question.options.tone ?? 'plain'}
          onConfirm={() => question.answer(true)}
          {...(question.kind === 'confirm' && {
            cancelLabel: question.options.cancelLabel ?? text('alert.cancel'),
            onCancel: () => question.answer(false),
            onClose: () => question.answer(undefined),
          })}
        />
      )}
      <ToastRegion queue={feedback.toasts} label={text('toast.region')} closeLabel={text('toast.close')} />
    </>
  )
}
