import { Picture, useFrame, useHost, useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { compareAmounts, formatMoney, orderMoney } from '@croupier/shared/money'
import { usePoll } from '@croupier/shared/polling'
import { Button, LinkButton, Notice, QrFrame, Screen, Stack } from '@croupier/shared/ui'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { LegalLinks } from '../../components/legal-links.tsx'
import { paymentAddress } from '../../payment/windows/pay-window.ts'
import { showResult } from '../../payment/order/show-result.ts'
import type { Outcome } from '../../api/order-state.ts'
import type { CashTransfer, WatchRule } from '../../payment/method.ts'
import { useEndElsewhere } from '../../payment/order/hooks/use-end-elsewhere.ts'
import { useRefreshOnClose } from '../../payment/order/hooks/use-refresh-on-close.ts'
import { useOpenOrderNotice } from '../../payment/order/hooks/use-open-order-notice.ts'
import { useText } from '../../words.ts'
import css from './stages.module.css'
import { OrderDetails } from './order-details.tsx'
import type { HeaderProps } from './method-header.tsx'

interface CashViewProps {
  readonly header: HeaderProps
  readonly orderId: string
  readonly rule: WatchRule
  readonly transfer: CashTransfer
}

/**
 * Cash App (DP-14): amount with its discount, code and link; once the player says they have paid, four status requests.
 */
export function CashView({ header, orderId, rule, transfer }: CashViewProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const locale = useLocale()
  const poll = usePoll()
  useRefreshOnClose()
  const [hasPolled, setPolled] = useState(false)
  const { markSettled } = useOpenOrderNotice(orderId, { isPaid: hasPolled })
  const format = orderMoney(useMember(), transfer.currency)
  const money = (amount: string) => formatMoney(amount, { ...format, locale })
  const address = paymentAddress(host, transfer.qrAddress)
  const image = transfer.imageUrl ? paymentAddress(host, transfer.imageUrl) : null
  const isReduced = compareAmounts(transfer.discountAmount, transfer.amount) < 0

  const startPoll = async () => {
    setPolled(true)
    const { outcome, exhausted } = await poll.start(rule)
    if (outcome !== 'stopped' && outcome !== 'error') end(outcome, exhausted)
  }
  const end = (outcome: Outcome, isOpen: boolean) => {
    markSettled()
    if (outcome === 'succeeded') {
      host.feedback.toast(text('deposit.cashSuccess'), 'success')
      showResult({ host, frame }, 'succeeded', orderId)
    } else {
      frame.close()
      void showFailure(isOpen)
    }
  }
  useEndElsewhere({ ask: rule.request, isPolling: poll.isRunning, onEnd: (outcome) => end(outcome, false) })
  const showFailure = async (isOpen: boolean) => {
    if (!isOpen) return host.feedback.alert({ message: text('deposit.cashFailed') })
    // Nobody has said that it failed (D25): the player may check again.
    const checksAgain = await host.feedback.confirm({
      message: text('deposit.cashOpen', { order: orderId }),
      confirmLabel: text('result.checkAgain'),
      cancelLabel: text('result.done'),
    })
    if (checksAgain) host.screens.open('depositResult', { outcome: 'processing', orderId })
  }
  return (
    <Screen
      frame={frame}
      {...header}
      headerAction={
        <Button
          variant="link"
          size="sm"
          onPress={() => {
            // No toast on leaving: the chooser offers to continue this order.
            markSettled()
            host.screens.open('deposit', {}, { replace: true })
          }}
        >
          {text('deposit.change')}
        </Button>
      }
      footer={
        <Stack gap={3}>
          <Button size="lg" isFull isBusy={poll.isRunning} onPress={() => void startPoll()}>
            {text('deposit.cashTransferred')}
          </Button>
          {/* Visible wherever the content is scrolled to; the terms stay within reach. */}
          <div>
            <div role="status" className={css.said}>
              {poll.isRunning && <Notice>{text('deposit.cashWaiting')}</Notice>}
            </div>
            <LegalLinks />
          </div>
        </Stack>
      }
    >
      <Stack>
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
        {address && (
          <QrFrame caption={text('deposit.cashScan')}>
            <Picture
              src={image?.href}
              alt={text('deposit.cashCode')}
              width={200}
              height={200}
              fallback={<QRCodeSVG value={address.href} size={200} title={text('deposit.cashCode')} />}
            />
          </QrFrame>
        )}
        {address && (
          <LinkButton href={address.href} variant="ghost" isFull isExternal>
            {text('deposit.cashLink')}
          </LinkButton>
        )}
      </Stack>
    </Screen>
  )
}
