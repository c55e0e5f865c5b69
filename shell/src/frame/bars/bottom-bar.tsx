import { useLayout, useObservable } from '@croupier/shared/host'
import { Bell, GalleryHorizontalEnd, House, LogIn, Menu, Plus, UserPlus } from 'lucide-react'
import { memo } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { BarItem } from './bottom-bar-item.tsx'
import { hintOf, useHintInView } from '../lazy/hint.ts'
import { useUnreadNews } from './use-unread-news.ts'
import css from './bottom-bar.module.css'

const FOR_VISITORS = ['menu', 'login', 'join', 'gameBrowser'] as const
const FOR_MEMBERS = ['menu', 'deposit', 'gameBrowser', 'news'] as const

/** The bottom navigation bar of phones (look.md). */
export function BottomBar() {
  const layout = useLayout()
  const { pathname } = useLocation()
  return layout === 'mobile' ? <Bar pathname={pathname} /> : null
}

const Bar = memo(function Bar({ pathname }: { pathname: string }) {
  const { screens, session } = useShell()
  const user = useObservable(session)
  const known = useObservable(session.known)
  const unread = useUnreadNews(user)
  const text = useText()
  useHintInView(user ? FOR_MEMBERS : FOR_VISITORS)
  return (
    <nav className={css.bar} aria-label={text('bottomBar.label')}>
      <BarItem icon={House} word={text('section.home')} href="#/" isCurrent={pathname === '/'} />
      <BarItem
        icon={GalleryHorizontalEnd}
        word={text('bottomBar.games')}
        href="#/games"
        screen="gameBrowser"
        isCurrent={pathname.startsWith('/games')}
      />
      {user ? (
        <>
          <button
            type="button"
            className={css.deposit}
            aria-label={text('topBar.deposit')}
            {...hintOf(screens, 'deposit')}
            onClick={() => screens.open('deposit', {})}
          >
            <span>
              <Plus size={24} aria-hidden="true" />
            </span>
          </button>
          <BarItem icon={Bell} word={text('bottomBar.news')} count={unread} screen="news" />
        </>
      ) : known ? (
        <>
          <BarItem icon={UserPlus} word={text('topBar.join')} screen="join" />
          <BarItem icon={LogIn} word={text('topBar.login')} screen="login" />
        </>
      ) : (
        // The stored token's member is not known yet: keeps the room of two items.
        <>
          <span />
          <span />
        </>
      )}
      <BarItem icon={Menu} word={text('menu.title')} screen="menu" />
    </nav>
  )
})
