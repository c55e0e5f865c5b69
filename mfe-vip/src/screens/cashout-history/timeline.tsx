import { withdrawalStatus, type Withdrawal } from '@croupier/shared/api'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { useText } from '../../words.ts'
import css from './timeline.module.css'

/** What happened to a cash-out, and when: asked, checked, being paid, paid. */
export function Timeline({ steps }: { steps: Withdrawal['steps'] }) {
  const text = useText()
  const locale = useLocale()
  if (steps.length === 0) return null
  return (
    <details className={css.timeline}>
      <summary>{text('cashouts.steps')}</summary>
      <ol>
        {steps.map(({ status, createTime, reason }) => {
          const name = withdrawalStatus(status)
          return (
            <li key={status}>
              <span>{name ? text(`status.${name}`) : status}</span>
              <time dateTime={createTime}>{formatTime(createTime, locale)}</time>
              {reason && <p>{text('cashouts.reason', { reason })}</p>}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
