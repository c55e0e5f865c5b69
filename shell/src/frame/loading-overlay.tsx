import { useObservable } from '@croupier/shared/host'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'

/** Shown while the global loading flag is set (SH-05). */
export function LoadingOverlay() {
  const { loading } = useShell()
  const text = useText()
  return <div role="status">{useObservable(loading) && text('loading.label')}</div>
}
