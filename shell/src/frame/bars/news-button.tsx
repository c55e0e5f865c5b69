import type { User } from '@croupier/shared/api'
import { Bell } from 'lucide-react'
import { useShell } from '../../host/shell-context.tsx'
import { useText } from '../../words.ts'
import { hintOf } from '../lazy/hint.ts'
import { useUnreadNews } from './use-unread-news.ts'
import css from './news-button.module.css'

/** Opens the message center; a badge shows how many are unread. */
export function NewsButton({ user }: { user: User }) {
  const { screens } = useShell()
  const unread = useUnreadNews(user)
  const text = useText()
  return (
    <button
      type="button"
      className={css.news}
      aria-label={text('topBar.messages', { count: unread })}
      {...hintOf(screens, 'news')}
      onClick={() => screens.open('news')}
    >
      <Bell size={21} aria-hidden="true" />
      {unread > 0 && <span className={css.badge}>{unread > 99 ? '99+' : unread}</span>}
    </button>
  )
}
