import { useHost, useMember } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Button, CopyButton, Money, Tag } from '@croupier/shared/ui'
import type { Receipt } from '../../api/deposit-history.ts'
import { fromNumber, type OrderState } from '../../api/verdict.ts'
import { methodOf } from '../../methods/index.ts'
import { goOnPaying } from '../../payment/resume.ts'
import { useText, type MessageId } from '../../words.ts'
import css from './deposit-history.module.css'

const STATES: Readonly<Record<OrderState, { id: MessageId; tone: 'ok' | 'danger' | 'warn' | 'soft' }>> = {
  pending: { id: 'receipt.pending', tone: 'warn' },
  succeeded: { id: 'receipt.succeeded', tone: 'ok' },
  failed: { id: 'receipt.failed', tone: 'danger' },
  canceled: { id: 'receipt.canceled', tone: 'soft' },
}

/** One deposit: method, amount, state, time and its order number; a pending one goes on from here. */
export function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const host = useHost()
  const text = useText()
  const locale = useLocale()
  const state = fromNumber(receipt.status)
  const known = methodOf(receipt.method)
  const label = known?.label ? text(known.label) : receipt.methodName || receipt.method
  const { currency, currencySymbol } = useMember()
  const check = () =>
    host.screens.open('depositResult', { outcome: 'return', orderId: receipt.id }, { replace: true })
  return (
    <li className={css.receipt}>
      <div className={css.head}>
        <strong>{label}</strong>
        <Money
          amount={receipt.amount}
          currency={receipt.currency}
          {...(receipt.currency === currency ? { symbol: currencySymbol } : {})}
        />
      </div>
      <div className={css.line}>
        <time dateTime={receipt.createTime}>{formatTime(receipt.createTime, locale)}</time>
        <Tag tone={STATES[state].tone}>{text(STATES[state].id)}</Tag>
      </div>
      <div className={css.line}>
        <span className={css.number}>
          {text('result.order')} {receipt.id}
          {receipt.card ? ` · ${receipt.card}` : ''}
        </span>
        <CopyButton
          text={receipt.id}
          label={text('receipt.copy')}
          isIconOnly
          onDone={(success) =>
            host.feedback.toast(
              text(success ? 'common.copySuccess' : 'common.copyFailed'),
              success ? 'success' : 'error',
            )
          }
        />
      </div>
      {state === 'pending' && (
        <div className={css.actions}>
          {known && (
            <Button size="sm" onPress={() => goOnPaying(host, receipt)}>
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
