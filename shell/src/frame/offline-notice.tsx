import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'
import css from './offline-notice.module.css'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says so when the network goes away; the page stands, and goes on when it is back. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const text = useText()
  const { feedback, screens } = useShell()
  const tell = useEffectEvent(() => {
    // A pop-up lies over the line below the top bar.
    if (screens.stack.get().length > 0) feedback.toast(text('offline.notice'))
  })
  useEffect(() => {
    if (!online) tell()
  }, [online])
  return (
    <div role="status" className={css.place}>
      {!online && (
        <p className={css.notice}>
          <WifiOff size={17} aria-hidden="true" />
          {text('offline.notice')}
        </p>
      )}
    </div>
  )
}
