import type { LucideIcon } from 'lucide-react'
import { useShell } from '../../host/shell-context.tsx'
import { hintOf } from '../lazy/hint.ts'
import css from './bottom-bar.module.css'

interface BarItemProps {
  readonly icon: LucideIcon
  readonly word: string
  /** The address of a page; without it the item is a button. */
  readonly href?: string
  readonly isCurrent?: boolean
  readonly count?: number
  /** The screen that the item opens, or that its page shows; fetched before the press. */
  readonly screen?: 'gameBrowser' | 'join' | 'login' | 'menu' | 'news'
}

/** One of the five items of the bottom bar. */
export function BarItem({ icon: Icon, word, href, isCurrent, count = 0, screen }: BarItemProps) {
  const { screens } = useShell()
  const hint = screen && hintOf(screens, screen)
  const content = (
    <>
      <span className={css.icon}>
        <Icon size={23} strokeWidth={1.7} aria-hidden="true" />
        {count > 0 && <b className={css.count}>{count > 99 ? '99+' : count}</b>}
      </span>
      <span className={css.word}>{word}</span>
    </>
  )
  if (!href) {
    return (
      <button type="button" className={css.item} {...hint} onClick={() => screen && screens.open(screen, {})}>
        {content}
      </button>
    )
  }
  return (
    <a href={href} className={css.item} {...hint} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </a>
  )
}
