import { useFrame, useHost, useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { formatMoney, localDecimal, orderMoney } from '@croupier/shared/money'
import { usePoll } from '@croupier/shared/polling'
import { Button, LinkButton, Notice, QrFrame, Screen, Stack } from '@croupier/shared/ui'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { LegalLinks } from '../../components/legal-links.tsx'
import { paymentAddress } from '../../payment/windows/pay-window.ts'
import { showResult } from '../../payment/order/show-result.ts'
import type { Outcome } from '../../api/order-state.ts'
import type { CoinTransfer, WatchRule } from '../../payment/method.ts'
import { useCoinProgress } from '../../payment/coins/use-coin-progress.ts'
import { useEndElsewhere } from '../../payment/order/hooks/use-end-elsewhere.ts'
import { useRefreshOnClose } from '../../payment/order/hooks/use-refresh-on-close.ts'
import { useOpenOrderNotice } from '../../payment/order/hooks/use-open-order-notice.ts'
import { useText, type MessageId } from '../../words.ts'
import type { HeaderProps } from './method-header.tsx'
import css from './stages.module.css'
import { OrderDetails } from './order-details.tsx'

interface CoinViewProps {
  readonly header: HeaderProps
  readonly orderId: string
  readonly rule: WatchRule
  readonly transfer: CoinTransfer
}

/** Step 2 of both crypto variants: code, amount, address, time left, what has arrived (DP-15, DP-16). */
export function CoinView({ header, orderId, rule, transfer }: CoinViewProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const poll = usePoll()
  const locale = useLocale()
  const equivalent = formatMoney(transfer.amount, { ...orderMoney(useMember(), transfer.currency), locale })
  const [hasPolled, setPolled] = useState(false)
  const progress = useCoinProgress(orderId, transfer, rule)
  const { timeLeft, isExpired, isFullyReceived, missing } = progress
  // After a partial transfer only the rest is due: sending the whole amount again would be too much.
  const due = missing ?? transfer.coinAmount
  // Nobody is asked to send twice, or after the address has expired.
  const maySend = !isExpired && !isFullyReceived
  useRefreshOnClose()
  const { markSettled } = useOpenOrderNotice(orderId, {
    mayPay: !isExpired,
    isPaid: isFullyReceived || (hasPolled && !missing),
    isAsking: poll.isRunning,
  })
  const walletPage = transfer.payUrl ? paymentAddress(host, transfer.payUrl) : null
  const end = (outcome: Outcome) => {
    markSettled()
    showResult({ host, frame }, outcome, orderId)
  }
  const startPoll = async () => {
    setPolled(true)
    const { outcome } = await poll.start(progress.rule)
    if (outcome !== 'stopped' && outcome !== 'error') end(outcome)
  }
  useEndElsewhere({ ask: progress.rule.ask, isPolling: poll.isRunning, onEnd: end })
  // No toast on leaving: the chooser offers to continue this order.
  const changeMethod = () => {
    markSettled()
    host.screens.open('deposit', {}, { replace: true })
  }
  return (
    <Screen
      frame={frame}
      {...header}
      headerAction={
        <Button variant="link" size="sm" onPress={changeMethod}>
          {text('deposit.changeMethod')}
        </Button>
      }
      footer={
        <Stack gap={3}>
          <Button size="lg" isFull isBusy={poll.isRunning} onPress={() => void startPoll()}>
            {text('deposit.coinTransferred')}
          </Button>
          {/* Always visible here, and the address does not move when it appears. */}
          <div>
            <div role="status" className={css.said}>
              {(hasPolled || progress.hasCome) && !isExpired && (
                <Notice tone={missing ? 'warn' : 'accent'}>{progress.statusText(transfer.coin)}</Notice>
              )}
            </div>
            <LegalLinks />
          </div>
        </Stack>
      }
    >
      <Stack>
        {maySend && (
          <QrFrame caption={text('deposit.coinScan', { coin: transfer.coin })}>
            <QRCodeSVG value={transfer.address} size={200} title={text('deposit.coinCode')} />
          </QrFrame>
        )}
        <div role="alert">{isExpired && <Notice tone="warn">{text('deposit.coinExpired')}</Notice>}</div>
        {isExpired && (
          <Button variant="ghost" isFull onPress={changeMethod}>
            {text('deposit.coinAnew')}
          </Button>
        )}
        {maySend && <Notice tone="warn">{coinWarning(transfer.coin, text)}</Notice>}
        <OrderDetails
          rows={[
            {
              name: text('deposit.coinAmount'),
              value: `${localDecimal(due, locale)} ${transfer.coin}`,
              isMain: true,
              ...(maySend ? { copyLabel: text('deposit.copyAmount'), copyValue: due } : {}),
              ...(missing ? {} : { note: text('deposit.coinEquivalent', { amount: equivalent }) }),
            },
            {
              name: text('deposit.coinAddress'),
              value: transfer.address,
              isAddress: true,
              ...(maySend ? { copyLabel: text('deposit.copyAddress') } : {}),
            },
            ...(timeLeft === null
              ? []
              : [{ name: text('deposit.timeLeft'), value: timeLeft || text('deposit.timeOver') }]),
            { name: text('result.order'), value: orderId, copyLabel: text('receipt.copy') },
          ]}
        />
        {walletPage && maySend && (
          <LinkButton href={walletPage.href} variant="quiet" isFull isExternal>
            {text('deposit.openWallet')}
          </LinkButton>
        )}
      </Stack>
    </Screen>
  )
}

/**
 * The warning which coin to send, and by which network if its label has one: 'USDT (ERC20)'. Anything else sent is
 * lost.
 */
function coinWarning(label: string, text: (id: MessageId, values: Record<string, string>) => string): string {
  const [, coin, network] = /^(.+) \((.+)\)$/.exec(label) ?? []
  return coin && network
    ? text('deposit.coinOnlyNetwork', { coin, network })
    : text('deposit.coinOnly', { coin: label })
}
