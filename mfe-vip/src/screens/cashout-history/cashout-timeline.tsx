import { withdrawalTimeline, type Withdrawal } from '@croupier/shared/api'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Timeline } from '@croupier/shared/ui'
import { useText } from '../../words.ts'

/** Asked, checked, being paid, paid: each with its time. */
export function CashoutTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText()
  const locale = useLocale()
  return (
    <Timeline
      label={text('cashouts.timelineOf', { id: withdrawal.id })}
      items={withdrawalTimeline(withdrawal).map(({ name, at, state }) => ({
        id: name,
        title: text(`cashouts.step.${name}`),
        note: at ? formatTime(at, locale) : undefined,
        state,
      }))}
    />
  )
}
