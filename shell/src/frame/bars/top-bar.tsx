import { useLayout, useObservable } from '@croupier/shared/host'
import { Menu } from 'lucide-react'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { hintOf } from '../lazy/hint.ts'
import { Logo } from './logo.tsx'
import { MemberBar } from './member-bar.tsx'
import { Sections } from './sections.tsx'
import { SkipLink } from './skip-link.tsx'
import { VisitorBar } from './visitor-bar.tsx'
import css from './top-bar.module.css'

/** site.md 2: Join and Login for a visitor; balance, Deposit and (on desktop) the menu for a member. */
export function TopBar() {
  const { session, screens } = useShell()
  const user = useObservable(session)
  const known = useObservable(session.known)
  const desktop = useLayout() === 'desktop'
  const text = useText()
  return (
    <header className={css.bar}>
      <SkipLink />
      <div className={css.inner}>
        <div className={css.start}>
          <Logo />
          {desktop && <Sections />}
        </div>
        <div className={css.end}>
          {user ? (
            <MemberBar user={user} />
          ) : known ? (
            <VisitorBar />
          ) : (
            <span className={css.unknown} aria-hidden="true" />
          )}
          {desktop && (
            <button
              type="button"
              className={css.menu}
              aria-label={text('menu.title')}
              aria-haspopup="dialog"
              {...hintOf(screens, 'menu')}
              onClick={() => screens.open('menu')}
            >
              <Menu size={22} aria-hidden="true" />
            </button>
          )}
        </div>
      </div>
    </header>
  )
}
