import { withdrawalStatus } from '@croupier/shared/api'
import { useFrame, useHost } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Button, DetailList, Notice, Screen, Stack, Status, Timeline } from '@croupier/shared/ui'
import { useFormatMoney } from '../../hooks/use-format-money.ts'
import { useText } from '../../words.ts'
import { WithdrawalSteps } from '../../components/withdrawals/withdrawal-steps.tsx'
import css from './cashout.module.css'
import type { RequestedCashout } from './cashout-screen.tsx'
import { destinationOf } from './cashout-fields.ts'

/** A review by a person takes 72 hours at most (D15). */
const REVIEW_MS = 72 * 3_600_000

/** After the request: shows the amount set aside, where it goes, what happens next, and until when. */
export function CashoutDone({ requested }: { requested: RequestedCashout }) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const money = useFormatMoney()
  const { amount, methodName, values, withdrawal, isUnderAudit } = requested
  const destination = destinationOf(values)
  const requestedAt = withdrawal?.createTime ?? new Date().toISOString()
  // If the first response was lost and the request repeated later, the cash-out may have been paid by now.
  const hasAdvanced = withdrawal !== null && (withdrawalStatus(withdrawal.status) ?? 'pending') !== 'pending'
  return (
    <Screen
      frame={frame}
      title={text('cashout.doneTitle')}
      footer={
        <>
          <Button size="lg" isFull onPress={() => frame.close()}>
            {text('cashout.done')}
          </Button>
          <Button
            variant="ghost"
            size="lg"
            isFull
            onPress={() => host.screens.open('cashoutHistory', undefined, { replace: true })}
          >
            {text('cashout.history')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        <Status className={css.sum}>
          <strong>{money(amount)}</strong>
          {withdrawal && <span>{text('cashout.number', { id: String(withdrawal.id) })}</span>}
        </Status>
        <DetailList
          items={[
            { name: text('cashout.method'), value: methodName },
            ...(destination ? [{ name: text(destination.label), value: destination.shown }] : []),
          ]}
        />
        {hasAdvanced ? (
          <WithdrawalSteps withdrawal={withdrawal} />
        ) : (
          <Plan amount={money(amount)} requestedAt={requestedAt} methodName={methodName} isUnderAudit={isUnderAudit} />
        )}
      </Stack>
    </Screen>
  )
}

interface PlanProps {
  readonly amount: string
  readonly requestedAt: string
  readonly methodName: string
  readonly isUnderAudit: boolean
}

/**
 * What happens next to a new cash-out, and until when. While documents are checked no time is named: they may miss it.
 */
function Plan({ amount, requestedAt, methodName, isUnderAudit }: PlanProps) {
  const text = useText()
  const locale = useLocale()
  const reviewedBy = formatTime(new Date(Date.parse(requestedAt) + REVIEW_MS).toISOString(), locale)
  return (
    <>
      <Notice tone="ok">{text('cashout.held', { amount })}</Notice>
      <Timeline
        label={text('cashout.whatNext')}
        items={[
          { id: 'asked', title: text('cashout.planAsked'), note: formatTime(requestedAt, locale), state: 'done' },
          {
            id: 'checked',
            title: text('cashout.planChecked'),
            note: isUnderAudit
              ? text('cashout.planDocumentsNote')
              : text('cashout.planCheckedNote', { time: reviewedBy }),
            state: 'current',
          },
          {
            id: 'paid',
            title: text('cashout.planPaid', { method: methodName }),
            note: text('cashout.planPaidNote'),
            state: 'todo',
          },
        ]}
      />
    </>
  )
}
