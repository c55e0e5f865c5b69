import { AlertDialog, ToastRegion } from '@croupier/shared/ui'
import type { Dialog, Feedback } from '../../host/feedback.ts'
import { useText } from '../../words.ts'
import { DeferredBehaviour } from '../lazy/deferred-behaviour.tsx'

interface LayerProps {
  readonly feedback: Feedback
  readonly dialogs: readonly Dialog[]
}

/** Draws what the feedback service holds: alerts one after the other, toasts above everything. */
export function FeedbackLayer({ feedback, dialogs }: LayerProps) {
  const text = useText()
  const [dialog] = dialogs
  return (
    <>
      {dialog && (
        <AlertDialog
          key={dialog.key}
          title={dialog.options.title ?? text('alert.title')}
          message={dialog.options.message}
          confirmLabel={dialog.options.confirmLabel ?? text('alert.ok')}
          tone={dialog.options.tone ?? 'plain'}
          onConfirm={() => dialog.answer(true)}
          {...(dialog.kind === 'confirm' && {
            cancelLabel: dialog.options.cancelLabel ?? text('alert.cancel'),
            onCancel: () => dialog.answer(false),
            onClose: () => dialog.answer(undefined),
          })}
        />
      )}
      <ToastRegion queue={feedback.toasts} label={text('toast.region')} closeLabel={text('toast.close')} />
      {/* Comes in the same file as the layer: the first page can do without it as well. */}
      <DeferredBehaviour />
    </>
  )
}
