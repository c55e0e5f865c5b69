import { errorMessage, withdrawalCodes, withdrawalStatus, withdrawalTone, type Withdrawal } from '@croupier/shared/api'
import { useSubmitGuard } from '@croupier/shared/forms'
import { useFrame, useHost, useHostEvent, useIsStillMember, useMember, usePaymentChanges } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { orderMoney } from '@croupier/shared/money'
import { useInfiniteList } from '@croupier/shared/list'
import { Button, Money, Screen, Table, Tag } from '@croupier/shared/ui'
import { useId, useState } from 'react'
import { cancelWithdrawal, listWithdrawals } from '../../api/histories.ts'
import { History } from '../../components/history.tsx'
import { useText } from '../../words.ts'
import css from './cashout-history.module.css'
import { CashoutSteps } from './cashout-steps.tsx'

const CANCELED = withdrawalCodes('canceled')[0]!

/** The member's cash-outs: status and its steps, Cancel while pending (WD-08). */
export default function CashoutHistoryScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const locale = useLocale()
  const guard = useSubmitGuard()
  const prefix = useId()
  const isStillMember = useIsStillMember()
  // A canceled row changes here at once (games-and-cashier.md 4); the list stays where it is.
  const [canceled, setCanceled] = useState<ReadonlySet<number>>(new Set())
  const list = useInfiniteList({
    // The server names the methods in the reader's language.
    queryKey: ['withdrawals', user.id, locale],
    loadPage: (pageNum, signal) => listWithdrawals(host.api, frame, user.id, pageNum, signal),
    keyOf: ({ id }) => id,
  })
  useHostEvent('withdrawal:changed', list.refresh)
  usePaymentChanges(list.refresh)
  const statusOf = ({ id, status }: Withdrawal) => (canceled.has(id) ? 'canceled' : withdrawalStatus(status))
  const cancel = ({ id }: Withdrawal) =>
    void guard.run(async () => {
      const agreed = await host.feedback.confirm({
        title: text('cashouts.cancelTitle'),
        message: text('cashouts.cancelText'),
        confirmLabel: text('cashouts.cancelYes'),
        cancelLabel: text('cashouts.cancelNo'),
        tone: 'danger',
      })
      if (!agreed) return
      try {
        await cancelWithdrawal(host.api, id)
        setCanceled((ids) => new Set([...ids, id]))
        if (isStillMember()) host.feedback.toast(text('cashouts.canceled'), 'success')
      } catch (error) {
        if (isStillMember(error)) await host.feedback.alert({ message: errorMessage(error, text('common.serverBusy')) })
      }
      // Also after a failure: the cash-out may have moved on, or been canceled though the response was lost. Whatever
      // shows it reads its status anew.
      host.events.emit('withdrawal:changed', { id })
      void host.session.refresh()
    }, id)
  const label = (row: Withdrawal) => {
    const status = statusOf(row)
    return status ? <Tag tone={withdrawalTone(status)}>{text(`status.${status}`)}</Tag> : <Tag>{row.status}</Tag>
  }
  return (
    <Screen frame={frame} title={text('cashouts.title')}>
      <History
        list={list}
        emptyText={text('cashouts.empty')}
        endText={text('cashouts.end')}
        // games-and-cashier.md 8.
        onError={(error) => void host.feedback.alert({ message: errorMessage(error, text('common.serverBusy')) })}
      >
        {(rows) => (
          <Table
            label={text('cashouts.title')}
            rows={rows}
            keyOf={({ id }) => id}
            rowClassName={() => css.row}
            columns={[
              {
                id: 'date',
                title: text('column.date'),
                cell: (row) => (
                  <>
                    {formatTime(row.createTime, locale)}
                    <small id={`${prefix}-number-${row.id}`} className={css.which}>
                      {[text('cashouts.number', { id: String(row.id) }), row.methodName].filter(Boolean).join(' · ')}
                    </small>
                  </>
                ),
              },
              {
                id: 'amount',
                title: text('column.amount'),
                isRowHeader: true,
                align: 'end',
                cell: (row) => (
                  <span id={`${prefix}-amount-${row.id}`}>
                    <Money amount={row.amount} {...orderMoney(user, row.currency)} locale={locale} />
                  </span>
                ),
              },
              {
                id: 'status',
                title: text('column.status'),
                cell: (row) => (
                  <>
                    {label(row)}
                    <CashoutSteps withdrawal={canceled.has(row.id) ? { ...row, status: CANCELED } : row} />
                  </>
                ),
              },
              {
                id: 'cancel',
                title: text('column.action'),
                isBare: true,
                align: 'end',
                cell: (row) =>
                  statusOf(row) === 'pending' && (
                    <Button
                      variant="link"
                      {...guard.buttonOf(row.id)}
                      aria-describedby={`${prefix}-amount-${row.id} ${prefix}-number-${row.id}`}
                      onPress={() => cancel(row)}
                    >
                      {text('cashouts.cancel')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </History>
    </Screen>
  )
}
