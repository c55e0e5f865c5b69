import { useObservable } from '@croupier/shared/host'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'
import { useUpdateOffer } from '../../remotes/use-update-offer.ts'
import { useText } from '../../words.ts'
import css from './update-offer.module.css'

/**
 * Offers a newer version at a quiet moment: while a pop-up is open or a payment is coming back, nothing is said, and
 * nothing ever reloads by itself.
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
  const isQuiet = open.length === 0 && !/^\/payment/i.test(pathname)
  return (
    <div role="status" className={css.place}>
      {isOffered && isQuiet && (
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
