import { useObservable } from '@croupier/shared/host'
import { useShell } from '../host/shell-context.tsx'

/** Toasts and alerts. */
export function Feedback() {
  const { feedback } = useShell()
  const toasts = useObservable(feedback.toasts)
  return (
    <div role="status">
      {toasts.map((toast) => (
        <p key={toast.key}>{toast.message}</p>
      ))}
    </div>
  )
}
