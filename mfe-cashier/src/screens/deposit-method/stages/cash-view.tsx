import { Picture, useFrame, useHost, useLayout } from '@croupier/shared/host'
import { compareAmounts } from '@croupier/shared/money'
import { LinkButton, Notice, QrFrame } from '@croupier/shared/ui'
import { QRCodeSVG } from 'qrcode.react'
import type { Outcome } from '../../../api/order-state.ts'
import { useFormatMoney } from '../../../hooks/use-format-money.ts'
import type { CashTransfer, WatchRule } from '../../../payment/method.ts'
import { concludeOrder } from '../../../payment/order/conclude-order.ts'
import { showResult } from '../../../payment/order/show-result.ts'
import { paymentAddress } from '../../../payment/windows/pay-window.ts'
import { useText } from '../../../words.ts'
import type { HeaderProps } from '../method-header.tsx'
import { OrderDetails } from './order-details.tsx'
import { TransferScreen } from './transfer-screen.tsx'
import { useTransferPoll } from './use-transfer-poll.ts'

interface CashViewProps {
  readonly header: HeaderProps
  readonly orderId: string
  readonly rule: WatchRule
  readonly transfer: CashTransfer
}

/**
 * Cash App (DP-14): amount with its discount, code and link; once the player says they have paid, four status requests.
 * On a phone the link comes first: nobody scans the screen they hold.
 */
export function CashView({ header, orderId, rule, transfer }: CashViewProps) {
  const host = useHost()
  const text = useText()
  const money = useFormatMoney({ currency: transfer.currency })
  const address = paymentAddress(host, transfer.qrAddress)
  const image = transfer.imageUrl ? paymentAddress(host, transfer.imageUrl) : null
  const isReduced = compareAmounts(transfer.discountAmount, transfer.amount) < 0
  const isDesktop = useLayout() === 'desktop'
  const poll = useTransferPoll({
    orderId,
    rule,
    noticeOf: ({ hasPolled }) => ({ isPaid: hasPolled }),
    onEnd: useShowCashOutcome(orderId),
  })
  const code = address && (
    <QrFrame caption={text(isDesktop ? 'deposit.cashScan' : 'deposit.scanElsewhere')}>
      <Picture
        src={image?.href}
        alt={text('deposit.cashCode')}
        width={200}
        height={200}
        fallback={<QRCodeSVG value={address.href} size={200} title={text('deposit.cashCode')} />}
      />
    </QrFrame>
  )
  return (
    <TransferScreen
      header={header}
      poll={poll}
      changeLabel={text('deposit.change')}
      paidLabel={text('deposit.cashTransferred')}
      paidVariant={isDesktop ? 'primary' : 'ghost'}
      status={poll.isPolling && <Notice>{text('deposit.cashWaiting')}</Notice>}
    >
      {isReduced && <Notice tone="ok">{text('deposit.cashDiscount')}</Notice>}
      <OrderDetails
        rows={[
          { name: text('deposit.amount'), value: money(transfer.amount), isMain: !isReduced },
          ...(isReduced
            ? [{ name: text('deposit.cashToPay'), value: money(transfer.discountAmount), isMain: true }]
            : []),
          { name: text('result.order'), value: orderId, copyLabel: text('receipt.copy') },
        ]}
      />
      {isDesktop && code}
      {address && (
        <LinkButton href={address.href} variant={isDesktop ? 'ghost' : 'primary'} isFull isExternal>
          {text('deposit.cashLink')}
        </LinkButton>
      )}
      {!isDesktop && code}
    </TransferScreen>
  )
}

/** Shows how a Cash App order ended: its result, or why the dialog closes. */
function useShowCashOutcome(orderId: string) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const showFailure = async (isExhausted: boolean) => {
    if (!isExhausted) return host.feedback.alert({ message: text('deposit.cashFailed') })
    // Nobody has reported a failure (D25): the player may check again.
    const checksAgain = await host.feedback.confirm({
      message: text('deposit.cashOpen', { order: orderId }),
      confirmLabel: text('result.checkAgain'),
      cancelLabel: text('result.done'),
    })
    if (checksAgain) host.screens.open('depositResult', { outcome: 'processing', orderId })
  }
  return (outcome: Outcome, isExhausted: boolean): void => {
    if (outcome === 'succeeded') {
      host.feedback.toast(text('deposit.cashSuccess'), 'success')
      return showResult({ host, frame }, 'succeeded', orderId)
    }
    if (!isExhausted) concludeOrder(host, orderId, outcome)
    frame.close()
    void showFailure(isExhausted)
  }
}
