import { useHost, useMember } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { orderMoney } from '@croupier/shared/money'
import { Button, Money } from '@croupier/shared/ui'
import type { Receipt } from '../../api/deposit-history.ts'
import { stateOfPollingStatus } from '../../api/order-state.ts'
import { CopyValue } from '../../components/copy-value.tsx'
import { DepositState } from '../../components/deposit-state.tsx'
import { canResume } from '../../payment/order/can-resume.ts'
import { PartNote } from '../../payment/coins/part-note.tsx'
import { resumePayment } from '../../payment/order/resume.ts'
import { useMethodLabel } from '../../hooks/use-method-label.ts'
import { useText } from '../../words.ts'
import css from './deposit-history.module.css'

/** One deposit: method, amount, state, time and its order number; one that may still be paid goes on from here. */
export function ReceiptRow({ receipt, isFirstOpen }: { receipt: Receipt; isFirstOpen: boolean }) {
  const host = useHost()
  const text = useText()
  const locale = useLocale()
  const state = stateOfPollingStatus(receipt.status)
  const label = useMethodLabel()(receipt)
  const user = useMember()
  const check = () => host.screens.open('depositResult', { outcome: 'return', orderId: receipt.id }, { replace: true })
  return (
    <li className={css.receipt}>
      <div className={css.head}>
        <strong>{label}</strong>
        <Money amount={receipt.amount} {...orderMoney(user, receipt.currency)} />
      </div>
      <div className={css.line}>
        <time dateTime={receipt.createTime}>{formatTime(receipt.createTime, locale)}</time>
        <DepositState status={receipt.status} />
      </div>
      <PartNote order={receipt} />
      <div className={css.order}>
        <span className={css.number}>
          {text('result.order')} {receipt.id}
          {receipt.card ? ` · ${receipt.card}` : ''}
        </span>
        <CopyValue value={receipt.id} label={text('receipt.copy')} />
      </div>
      {state === 'pending' && (
        <div className={css.actions}>
          {canResume(receipt) && (
            <Button size="sm" variant={isFirstOpen ? 'primary' : 'ghost'} onPress={() => resumePayment(host, receipt)}>
              {text('receipt.resume')}
            </Button>
          )}
          <Button size="sm" variant="ghost" onPress={check}>
            {text('result.checkAgain')}
          </Button>
        </div>
      )}
    </li>
  )
}
