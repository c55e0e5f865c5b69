import { withdrawalStatus, withdrawalTimeline, type Withdrawal } from '@croupier/shared/api'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Timeline } from '@croupier/shared/ui'
import { useText } from '../../words.ts'
import css from './cashout-steps.module.css'

/**
 * What happened to a cash-out, when and why, and what is to come; collapsed. Renders nothing if the server sends no
 * steps.
 */
export function CashoutSteps({ withdrawal }: { withdrawal: Pick<Withdrawal, 'status' | 'createTime' | 'steps'> }) {
  const text = useText()
  const locale = useLocale()
  if (withdrawal.steps.length === 0) return null
  const reasons = new Map(withdrawal.steps.map(({ status, reason }) => [withdrawalStatus(status), reason]))
  const describe = (at: string | null, reason = '') => (
    <>
      {at && <time dateTime={at}>{formatTime(at, locale)}</time>}
      {reason && <p>{text('cashouts.reason', { reason })}</p>}
    </>
  )
  return (
    <details className={css.steps}>
      <summary>{text('cashouts.steps')}</summary>
      <Timeline
        label={text('cashouts.steps')}
        items={withdrawalTimeline(withdrawal).map(({ name, at, state }) => {
          const reason = reasons.get(name)
          return { id: name, title: text(`status.${name}`), note: (at || reason) && describe(at, reason), state }
        })}
      />
    </details>
  )
}
