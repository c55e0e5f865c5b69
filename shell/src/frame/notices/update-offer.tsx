import { useObservable } from '@croupier/shared/host'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'
import { useUpdateOffer } from '../../remotes/use-update-offer.ts'
import { useText } from '../../words.ts'
import css from './update-offer.module.css'

/**
 * Offers a newer version, but not while a pop-up is open or a payment page is shown. The page never reloads by itself.
 */
export function UpdateOffer() {
  const text = useText()
  const { screens } = useShell()
  const open = useObservable(screens.stack)
  const { pathname } = useLocation()
  const { isOffered, decline } = useUpdateOffer()
  const later = () => {
    decline()
    // The button disappears, and its focus would be lost to the document.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const mayOffer = open.length === 0 && !/^\/payment/i.test(pathname)
  return (
    <div role="status" className={css.slot}>
      {isOffered && mayOffer && (
        <div className={css.offer}>
          <p>{text('update.offer')}</p>
          <button type="button" className={css.now} onClick={() => location.reload()}>
            {text('update.now')}
          </button>
          <button type="button" onClick={later}>
            {text('update.later')}
          </button>
        </div>
      )}
    </div>
  )
}
