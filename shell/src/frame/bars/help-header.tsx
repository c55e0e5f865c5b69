import { House } from 'lucide-react'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'
import css from './top-bar.module.css'
import button from './bar-button.module.css'

/** The header of help pages: logo, and a button home (SH-09). */
export function HelpHeader() {
  const { navigation } = useShell()
  const text = useText()
  return (
    <header className={css.bar}>
      <SkipLink />
      <div className={css.inner}>
        <Logo />
        <div className={css.end}>
          <button type="button" className={`${button.ghost} ${button.withIcon}`} onClick={() => navigation.go('/')}>
            <House size={18} aria-hidden="true" />
            {text('section.home')}
          </button>
        </div>
      </div>
    </header>
  )
}
