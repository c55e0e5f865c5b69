import { useFrame, useHost, useLayout } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { localDecimal } from '@croupier/shared/money'
import { Button, LinkButton, Notice, QrFrame } from '@croupier/shared/ui'
import { QRCodeSVG } from 'qrcode.react'
import { useFormatMoney } from '../../../hooks/use-format-money.ts'
import { useCoinProgress } from '../../../payment/coins/use-coin-progress.ts'
import type { CoinTransfer, WatchRule } from '../../../payment/method.ts'
import { showResult } from '../../../payment/order/show-result.ts'
import { paymentAddress } from '../../../payment/windows/pay-window.ts'
import { useText, type MessageId } from '../../../words.ts'
import type { HeaderProps } from '../method-header.tsx'
import { OrderDetails } from './order-details.tsx'
import { TransferScreen } from './transfer-screen.tsx'
import css from './stages.module.css'
import { useTransferPoll } from './use-transfer-poll.ts'

interface CoinViewProps {
  readonly header: HeaderProps
  readonly orderId: string
  readonly rule: WatchRule
  readonly transfer: CoinTransfer
}

/**
 * Step 2 of both crypto variants: code, amount, address, time left, what has arrived (DP-15, DP-16). On a phone the code
 * comes last: nobody scans the screen they hold.
 */
export function CoinView({ header, orderId, rule, transfer }: CoinViewProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const progress = useCoinProgress(orderId, transfer, rule)
  const { isExpired, isFullyReceived, missing } = progress
  // Nobody is asked to send twice, or after the address has expired.
  const maySend = !isExpired && !isFullyReceived
  const poll = useTransferPoll({
    orderId,
    rule: progress.rule,
    noticeOf: ({ hasPolled, isPolling }) => ({
      mayPay: !isExpired,
      isPaid: isFullyReceived || (hasPolled && !missing),
      isPolling,
    }),
    onEnd: (outcome) => showResult({ host, frame }, outcome, orderId),
  })
  const isDesktop = useLayout() === 'desktop'
  const walletPage = transfer.payUrl ? paymentAddress(host, transfer.payUrl) : null
  const code = maySend && (
    <QrFrame caption={isDesktop ? text('deposit.coinScan', { coin: transfer.coin }) : text('deposit.scanElsewhere')}>
      <QRCodeSVG value={transfer.address} size={200} title={text('deposit.coinCode')} />
    </QrFrame>
  )
  return (
    <TransferScreen
      header={header}
      poll={poll}
      changeLabel={text('deposit.changeMethod')}
      paidLabel={text('deposit.coinTransferred')}
      status={
        (poll.hasPolled || progress.hasReceived) &&
        !isExpired && <Notice tone={missing ? 'warn' : 'accent'}>{progress.statusText(transfer.coin)}</Notice>
      }
    >
      {isDesktop && code}
      <div role="alert" className={css.alert}>
        {isExpired && <Notice tone="warn">{text('deposit.coinExpired')}</Notice>}
      </div>
      {isExpired && (
        <Button variant="ghost" isFull onPress={poll.changeMethod}>
          {text('deposit.coinAnew')}
        </Button>
      )}
      {maySend && <Notice tone="warn">{coinWarning(transfer.coin, text)}</Notice>}
      <CoinDetails
        orderId={orderId}
        transfer={transfer}
        missing={missing}
        timeLeft={progress.timeLeft}
        maySend={maySend}
      />
      {walletPage && maySend && (
        <LinkButton href={walletPage.href} variant="quiet" isFull isExternal>
          {text('deposit.openWallet')}
        </LinkButton>
      )}
      {!isDesktop && code}
    </TransferScreen>
  )
}

interface CoinDetailsProps {
  readonly orderId: string
  readonly transfer: CoinTransfer
  /** The coins still to be sent after a partial transfer. */
  readonly missing: string | undefined
  /** As `useTimeLeft` returns it. */
  readonly timeLeft: string | null
  readonly maySend: boolean
}

/** Amount, address, time left and order number; amount and address can be copied while coins may be sent. */
function CoinDetails({ orderId, transfer, missing, timeLeft, maySend }: CoinDetailsProps) {
  const text = useText()
  const locale = useLocale()
  const equivalent = useFormatMoney({ currency: transfer.currency })(transfer.amount)
  // After a partial transfer only the rest is due: sending the whole amount again would be too much.
  const due = missing ?? transfer.coinAmount
  return (
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
        ...(timeLeft === null ? [] : [{ name: text('deposit.timeLeft'), value: timeLeft || text('deposit.timeOver') }]),
        { name: text('result.order'), value: orderId, copyLabel: text('receipt.copy') },
      ]}
    />
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
