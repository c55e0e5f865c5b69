import { useObservable } from '@croupier/shared/host'
import { TextLink } from '@croupier/shared/ui'
import { useShell } from '../host/shell-context.tsx'
import { useText } from '../words.ts'
import { consent } from './consent.ts'
import css from './consent.module.css'

/** Asks once about marketing cookies; yes and no are as easy as each other (D20). */
export function CookieBanner() {
  const { screens } = useShell()
  const text = useText()
  if (useObservable(consent) !== 'unasked') return null
  return (
    <section className={css.banner} aria-label={text('cookies.title')}>
      <p>
        {text('cookies.ask')}{' '}
        <TextLink onPress={() => screens.open('cookiesPolicy')}>{text('document.cookiesPolicy')}</TextLink>
      </p>
      <div className={css.answers}>
        <button type="button" onClick={() => consent.set('necessary')}>
          {text('cookies.necessary')}
        </button>
        <button type="button" onClick={() => consent.set('marketing')}>
          {text('cookies.all')}
        </button>
      </div>
    </section>
  )
}
