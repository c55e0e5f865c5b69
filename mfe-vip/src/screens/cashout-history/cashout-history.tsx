import { errorMessage, type Withdrawal } from '@croupier/shared/api'
import { useFrame, useHost, useHostEvent, useMember } from '@croupier/shared/host'
import { useInfiniteList } from '@croupier/shared/list'
import { Screen } from '@croupier/shared/ui'
import { HandCoins } from 'lucide-react'
import { useRef, useState } from 'react'
import { cancelWithdrawal, listWithdrawals } from '../../api/withdrawals.ts'
import { History } from '../../components/history.tsx'
import { useText } from '../../words.ts'
import { CashoutTable } from './cashout-table.tsx'

const CANCELED = 1

/** The member's cash-outs (WD-08): status, timeline, and Cancel for what is pending. */
export default function CashoutHistoryScreen() {
  const host = useHost()
  const frame = useFrame()
  const user = useMember()
  const text = useText()
  const [canceled, setCanceled] = useState<ReadonlyMap<number, string>>(new Map())
  const [busy, setBusy] = useState<number | null>(null)
  const isOwn = useRef(false)
  const list = useInfiniteList({
    queryKey: ['cashouts', user.id],
    loadPage: (pageNum, signal) => listWithdrawals(host.api, user.id, pageNum, signal),
    keyOf: ({ id }) => id,
  })
  useHostEvent('withdrawal:changed', () => {
    if (!isOwn.current) void list.refresh()
  })
  // The operator's decisions are told as messages; the statuses have changed with them.
  useHostEvent('news:changed', () => void list.refresh())

  const cancel = async (id: number) => {
    if (busy !== null) return
    setBusy(id)
    try {
      await cancelWithdrawal(host.api, id)
      setCanceled((known) => new Map(known).set(id, new Date().toISOString()))
      host.feedback.toast(text('cashouts.canceled'), 'success')
      isOwn.current = true
      host.events.emit('withdrawal:changed', { id })
      isOwn.current = false
      void host.session.refresh()
    } catch (error) {
      await host.feedback.alert({ message: errorMessage(error, text('common.serverBusy')) })
      // Another tab, or the operator, was first: show what is.
      void list.refresh()
    } finally {
      setBusy(null)
    }
  }
  return (
    <Screen frame={frame} title={text('cashouts.title')}>
      <History list={list} icon={<HandCoins size={28} />} empty={text('cashouts.empty')} end={text('cashouts.end')}>
        {(rows) => (
          <CashoutTable
            rows={rows.map((row) => withCancel(row, canceled.get(row.id)))}
            busy={busy}
            onCancel={(id) => void cancel(id)}
          />
        )}
      </History>
    </Screen>
  )
}

/** A row that was canceled here is shown as such at once, whatever the page said when it was loaded. */
function withCancel(row: Withdrawal, at: string | undefined): Withdrawal {
  if (at === undefined) return row
  return { ...row, status: CANCELED, steps: [...row.steps, { status: CANCELED, createTime: at }] }
}
