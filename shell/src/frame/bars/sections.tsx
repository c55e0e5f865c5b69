import { useLocation } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { hintOf } from '../lazy/hint.ts'
import css from './sections.module.css'

const sections = [
  { path: '/', word: 'section.home' },
  { path: '/games/slots', word: 'section.slots' },
  { path: '/games/tables', word: 'section.tables' },
  { path: '/games/live', word: 'section.live' },
] as const

/** The site's sections, on desktop in the top bar. */
export function Sections() {
  const { screens } = useShell()
  const { pathname } = useLocation()
  const text = useText()
  const games = hintOf(screens, 'gameBrowser')
  return (
    <nav className={css.sections} aria-label={text('section.label')}>
      {sections.map(({ path, word }) => (
        <a
          key={path}
          href={`#${path}`}
          {...(path === '/' ? {} : games)}
          aria-current={pathname === path ? 'page' : undefined}
        >
          {text(word)}
        </a>
      ))}
      <button type="button" {...hintOf(screens, 'promotions')} onClick={() => screens.open('promotions')}>
        {text('section.promotions')}
      </button>
    </nav>
  )
}
