import { LOCALE_NAMES } from '@croupier/shared/i18n'
import { useObservable } from '@croupier/shared/host'
import { prefersReducedMotion, VisuallyHidden } from '@croupier/shared/ui'
import { ArrowUp, Globe } from 'lucide-react'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { FooterLinks } from './footer-links.tsx'
import css from './footer.module.css'

/**
 * site.md 2: copyright, To the top and the quick links; also language and cookies, for players whose drawer does not
 * offer them.
 */
export function Footer() {
  const { config, locale, screens } = useShell()
  const text = useText()
  const language = LOCALE_NAMES[useObservable(locale)]
  const toTop = () => {
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <FooterLinks />
        <div className={css.tools}>
          <button type="button" className={css.tool} onClick={() => screens.open('language')}>
            <Globe size={17} aria-hidden="true" />
            <VisuallyHidden>
              {text('menu.language')}
              {': '}
            </VisuallyHidden>
            {language}
          </button>
          <button type="button" className={css.tool} onClick={() => screens.open('cookieChoice')}>
            {text('footer.cookies')}
          </button>
          <button type="button" className={css.top} onClick={toTop}>
            <ArrowUp size={17} aria-hidden="true" />
            {text('footer.toTop')}
          </button>
        </div>
        <div className={css.legal}>
          <span className={css.age} role="img" aria-label={text('footer.age')}>
            {'18+'}
          </span>
          <p>
            {text('footer.licence', { name: config.name })}
            <br />
            {text('footer.copyright', { year: String(new Date().getFullYear()), name: config.name })}
          </p>
        </div>
      </div>
    </footer>
  )
}
