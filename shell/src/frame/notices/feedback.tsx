import { useObservable } from '@croupier/shared/host'
import { storedWindows } from '@croupier/shared/payments'
import { useState, useSyncExternalStore } from 'react'
import { useShell } from '../../host/shell-context.tsx'
import { useLazyPart } from '../lazy/use-lazy-part.ts'

const loadLayer = () => import('./feedback-layer.tsx')

/** Toasts and alerts (SH-31). Their component is fetched after the first page. */
export function Feedback() {
  const { feedback } = useShell()
  const toasts = useSyncExternalStore(feedback.toasts.subscribe, feedback.toasts.get)
  const dialogs = useObservable(feedback.dialogs)
  // A payment window that was opened before a reload may report at any time.
  const [hasWindows] = useState(() => storedWindows().length > 0)
  // On these pages Login and Join lead to the page's own form, which is done by the deferred behaviour (useFocusPageForm).
  const isForm = /login|join/.test(location.hash)
  const layer = useLazyPart(loadLayer, hasWindows || isForm || toasts.length > 0 || dialogs.length > 0)
  return layer && <layer.FeedbackLayer feedback={feedback} dialogs={dialogs} />
}
