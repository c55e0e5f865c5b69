import { useFrame, useHost } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { InfiniteList, useInfiniteList } from '@croupier/shared/list'
import { EmptyState, Button, Screen, Skeleton } from '@croupier/shared/ui'
import { ScrollText } from 'lucide-react'
import { canResume } from '../../payment/order/can-resume.ts'
import { useDepositChanges } from '../../payment/order/hooks/use-deposit-changes.ts'
import { loadDepositsForDisplay } from '../../payment/order/state/seen-orders.ts'
import { useText } from '../../words.ts'
import css from './deposit-history.module.css'
import { ReceiptRow } from './receipt-row.tsx'

/** The member's deposits with their receipts; a pending one can be resumed or checked. */
export default function DepositHistory() {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const locale = useLocale()
  const list = useInfiniteList({
    queryKey: ['deposit-history', host.session.get()?.id, locale],
    loadPage: (pageNum, signal) => loadDepositsForDisplay(host.api, frame, pageNum, signal),
    keyOf: ({ id }) => id,
  })
  useDepositChanges(list.refresh)
  return (
    <Screen frame={frame} title={text('deposit.history')}>
      <InfiniteList
        list={list}
        threshold={30}
        loadingLabel={text('common.loading')}
        skeleton={<Skeleton kind="block" count={5} height="96px" />}
        empty={
          <EmptyState
            icon={<ScrollText size={32} />}
            title={text('receipt.none')}
            action={
              <Button onPress={() => host.screens.open('deposit', {}, { replace: true })}>
                {text('deposit.title')}
              </Button>
            }
          />
        }
        errorText={text('common.serverBusy')}
        retryLabel={text('common.tryAgain')}
        endText={text('receipt.noMore')}
      >
        {(receipts) => {
          // The newest deposit that can still be paid is most likely the one meant.
          const open = receipts.find(canResume)
          return (
            <ul role="list" className={css.list}>
              {receipts.map((receipt) => (
                <ReceiptRow key={receipt.id} receipt={receipt} isFirstOpen={receipt === open} />
              ))}
            </ul>
          )
        }}
      </InfiniteList>
    </Screen>
  )
}
