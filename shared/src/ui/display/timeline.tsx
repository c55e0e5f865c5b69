import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './timeline.module.css'

export interface TimelineItem {
  readonly id: string | number
  readonly title: ReactNode
  /** When it happened, or what it waits for. */
  readonly note?: ReactNode
  readonly state: 'done' | 'current' | 'todo' | 'failed'
}

/** What happened to something, and what comes next, from above to below. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }): ReactNode {
  return (
    <ol role="list" className={css.timeline} aria-label={label}>
      {items.map(({ id, title, note, state }) => (
        <li key={id} className={css.item} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={css.mark} aria-hidden="true">
            {state === 'done' && <Check size={13} strokeWidth={3} />}
            {state === 'failed' && <X size={13} strokeWidth={3} />}
          </span>
          <span className={css.title}>{title}</span>
          {note && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ol>
  )
}
