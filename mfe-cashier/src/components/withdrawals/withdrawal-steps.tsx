import { withdrawalTimeline, type Withdrawal } from '@croupier/shared/api'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Timeline } from '@croupier/shared/ui'
import { useText } from '../../words.ts'

/** What has happened to a withdrawal, when, and what is still to come. */
export function WithdrawalSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText()
  const locale = useLocale()
  return (
    <Timeline
      label={text('withdrawQuery.timeline')}
      items={withdrawalTimeline(withdrawal).map(({ name, at, state }) => ({
        id: name,
        title: text(`withdrawQuery.status.${name}`),
        note: at ? formatTime(at, locale) : undefined,
        state,
      }))}
    />
  )
}
