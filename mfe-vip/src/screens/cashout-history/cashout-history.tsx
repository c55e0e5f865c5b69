import { errorMessage } from '@croupier/shared/api'
import { useFrame, useHost, useHostEvent, useMember, usePaymentChanges } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { useInfiniteList } from '@croupier/shared/list'
import { Screen, Table } from '@croupier/shared/ui'
import { listWithdrawals } from '../../api/histories.ts'
import { History } from '../../components/history.tsx'
import { useText } from '../../words.ts'
import css from './cashout-history.module.css'
import { useCancelCashout } from './use-cancel-cashout.ts'
import { useCashoutColumns } from './use-cashout-columns.tsx'

/** The member's cash-outs: status and its steps, Cancel while pending (WD-08). */
export default function CashoutHistoryScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const locale = useLocale()
  const columns = useCashoutColumns(useCancelCashout())
  const list = useInfiniteList({
    // The server names the methods in the reader's language.
    queryKey: ['withdrawals', user.id, locale],
    loadPage: (pageNum, signal) => listWithdrawals(host.api, frame, user.id, pageNum, signal),
    keyOf: ({ id }) => id,
  })
  useHostEvent('withdrawal:changed', list.refresh)
  usePaymentChanges(list.refresh)
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
            columns={columns}
          />
        )}
      </History>
    </Screen>
  )
}
