import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
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
