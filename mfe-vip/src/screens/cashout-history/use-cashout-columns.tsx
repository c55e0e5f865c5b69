import { withdrawalCodes, withdrawalStatus, withdrawalTone, type Withdrawal } from '@croupier/shared/api'
import { useMember } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { orderMoney } from '@croupier/shared/money'
import { Button, Money, Tag, type Column } from '@croupier/shared/ui'
import { useId } from 'react'
import { useText } from '../../words.ts'
import css from './cashout-history.module.css'
import { CashoutSteps } from './cashout-steps.tsx'
import type { useCancelCashout } from './use-cancel-cashout.ts'

const CANCELED = withdrawalCodes('canceled')[0]!

/** The columns of the cash-outs: date with number and method, amount, status with its steps, Cancel while pending. */
export function useCashoutColumns({
  canceledIds,
  cancel,
  buttonOf,
}: ReturnType<typeof useCancelCashout>): Column<Withdrawal>[] {
  const user = useMember()
  const text = useText()
  const locale = useLocale()
  const prefix = useId()
  const statusOf = ({ id, status }: Withdrawal) => (canceledIds.has(id) ? 'canceled' : withdrawalStatus(status))
  const statusTag = (row: Withdrawal) => {
    const status = statusOf(row)
    return status ? <Tag tone={withdrawalTone(status)}>{text(`status.${status}`)}</Tag> : <Tag>{row.status}</Tag>
  }
  return [
    {
      id: 'date',
      title: text('column.date'),
      cell: (row) => (
        <>
          {formatTime(row.createTime, locale)}
          <small id={`${prefix}-number-${row.id}`} className={css.meta}>
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
          {statusTag(row)}
          <CashoutSteps withdrawal={canceledIds.has(row.id) ? { ...row, status: CANCELED } : row} />
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
            {...buttonOf(row.id)}
            aria-describedby={`${prefix}-amount-${row.id} ${prefix}-number-${row.id}`}
            onPress={() => cancel(row)}
          >
            {text('cashouts.cancel')}
          </Button>
        ),
    },
  ]
}
