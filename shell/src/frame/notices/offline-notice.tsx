import { useObservable } from '@croupier/shared/host'
import { LASTING, useOnline } from '@croupier/shared/ui'
import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import css from './offline-notice.module.css'

/** Shows that the network is away. The page stays, and continues when the network is back. */
export function OfflineNotice() {
  const online = useOnline()
  const text = useText()
  const { feedback, screens } = useShell()
  const isCovered = useObservable(screens.stack).length > 0
  const message = text('offline.notice')
  useEffect(() => {
    // A pop-up covers the line below the top bar: a toast above the pop-up says the same for as long as both last.
    if (online || !isCovered) return undefined
    const toast = feedback.toasts.show(message, 'info', LASTING)
    return () => feedback.toasts.dismiss(toast)
  }, [online, isCovered, feedback, message])
  return (
    <div role="status" className={css.slot}>
      {!online && (
        <p className={css.notice}>
          <WifiOff size={17} aria-hidden="true" />
          {message}
        </p>
      )}
    </div>
  )
}
