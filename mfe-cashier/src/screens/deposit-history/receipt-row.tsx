import { errorMessage } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { formatTime, useLocale } from '@croupier/shared/i18n'
import { Button, CopyButton, Money, Tag } from '@croupier/shared/ui'
import { useState } from 'react'
import { resumeDeposit, type Receipt } from '../../api/deposit-history.ts'
import { fromNumber, type OrderState } from '../../api/verdict.ts'
import { methodOf } from '../../methods/index.ts'
import { openPaymentWindow } from '../../payment/pay-window.ts'
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
  const [isBusy, setBusy] = useState(false)
  const state = fromNumber(receipt.status)
  const known = methodOf(receipt.method)
  const label = known?.label ? text(known.label) : receipt.methodName || receipt.method
  const resume = async () => {
    setBusy(true)
    try {
      const { payUrl } = await resumeDeposit(host.api, receipt.id)
      // A window that the browser blocks leaves the way to ask about the order.
      if (!payUrl || !openPaymentWindow(host, payUrl)) check()
    } catch (error) {
      void host.feedback.alert({ message: errorMessage(error, text('common.serverBusy')) })
    } finally {
      setBusy(false)
    }
  }
  const check = () => host.screens.open('depositResult', { outcome: 'return', orderId: receipt.id })
  return (
    <li className={css.receipt}>
      <div className={css.head}>
        <strong>{label}</strong>
        <Money amount={receipt.amount} currency={receipt.currency} />
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
            host.feedback.toast(text(success ? 'common.copySuccess' : 'common.copyFailed'), success ? 'success' : 'error')
          }
        />
      </div>
      {state === 'pending' && (
        <div className={css.actions}>
          <Button size="sm" isBusy={isBusy} onPress={() => void resume()}>
            {text('receipt.resume')}
          </Button>
          <Button size="sm" variant="ghost" onPress={check}>
            {text('result.checkAgain')}
          </Button>
        </div>
      )}
    </li>
  )
}
