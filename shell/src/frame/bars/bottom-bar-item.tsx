import type { LucideIcon } from 'lucide-react'
import type { hintOf } from '../lazy/hint.ts'
import css from './bottom-bar.module.css'

interface BarItemProps {
  readonly icon: LucideIcon
  readonly word: string
  /** The address of a page; without it the item is a button. */
  readonly href?: string
  readonly isCurrent?: boolean
  readonly count?: number
  readonly onSelect?: () => void
  /** Handlers that fetch what the item leads to before the press. */
  readonly hint?: ReturnType<typeof hintOf>
}

/** One of the five items of the bottom bar. */
export function BarItem({ icon: Icon, word, href, isCurrent, count = 0, onSelect, hint }: BarItemProps) {
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
      <button type="button" className={css.item} {...hint} onClick={onSelect}>
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
