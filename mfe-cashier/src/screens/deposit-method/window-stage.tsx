import { useFrame, useHost, useIsStillMember, useMember, useIsMounted } from '@croupier/shared/host'
import { Button, Screen, Spinner, Stack, Status, useOnline } from '@croupier/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { LegalLinks } from '../../components/legal-links.tsx'
import type { WindowEnd } from '../../payment/windows/open-windows.ts'
import { useOrderReports } from '../../payment/order/state/order-reports.ts'
import { OrderNumber } from '../../components/order-number.tsx'
import { fetchOrderState } from '../../payment/order/state/order-status-sources.ts'
import { rememberOrderAmount } from '../../payment/order/state/order-amounts.ts'
import { openPaymentWindow } from '../../payment/windows/pay-window.ts'
import { showResult, stateAfterWindow, type WindowReport } from '../../payment/order/show-result.ts'
import type { Stage, StageOf } from '../../payment/stage.ts'
import { useEndElsewhere } from '../../payment/order/hooks/use-end-elsewhere.ts'
import { useRefreshOnClose } from '../../payment/order/hooks/use-refresh-on-close.ts'
import { useWindowEnd, useWindowOrder } from '../../payment/windows/use-window-end.ts'
import { useText } from '../../words.ts'
import type { HeaderProps } from './method-header.tsx'
import { NotStarted } from './not-started.tsx'
import css from './stages.module.css'

interface WindowStageProps {
  readonly stage: StageOf<'window'>
  readonly header: HeaderProps
  /** The amount of an order that the window makes. */
  readonly amount: string | undefined
  readonly onStage: (stage: Stage) => void
}

/**
 * While the player pays in another window: 'Transaction processing', until that window closes or reports its end
 * (DP-08, DP-09).
 */
export function WindowStage({ stage: { next, opened: initialWindow }, header, amount, onStage }: WindowStageProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const [opened, setOpened] = useState(initialWindow)
  const [failure, setFailure] = useState<Pick<WindowEnd, 'reason'> | null>(null)
  const isOnline = useOnline()
  const isMounted = useIsMounted()
  const isStillMember = useIsStillMember()
  const isSettled = useRef(false)
  useRefreshOnClose()
  const open = () => setOpened(openPaymentWindow(host, next.url, next.orderId))
  const showOutcome = async ({ orderId, reason, ...report }: WindowEnd) => {
    if (isSettled.current) return
    isSettled.current = true
    void host.session.refresh()
    if (!orderId && report.hasFailed) {
      isSettled.current = false
      return setFailure({ reason })
    }
    // Closed before an order was made.
    if (!orderId) return frame.close()
    const state = await stateAfterWindow(host, { orderId, ...report })
    if (!isStillMember()) return
    // If the dialog was closed meanwhile, a pending order needs no result: the chooser offers it again.
    if (isMounted.current || state !== 'pending') showResult({ host, frame }, state, orderId)
  }
  useWindowEnd(opened, (end) => void showOutcome(end))
  const orderId = useWindowOrder(opened, next.orderId)
  const { currency } = useMember()
  useEffect(() => {
    if (orderId && amount) rememberOrderAmount(orderId, { amount, currency })
  }, [orderId, amount, currency])
  const handleReport = async (orderId: string, report: WindowReport) => {
    // Without a report, a pending order is no news: it may still be paid in this window.
    const isNews =
      report.wasReported || report.hasFailed || (await stateAfterWindow(host, { orderId, ...report })) !== 'pending'
    if (!isNews) return
    // Paid in another window, which was opened before this one.
    opened?.popup.close()
    // If the dialog was closed meanwhile, the watch of its window (open-windows.ts) shows the end.
    if (isMounted.current || !opened) void showOutcome({ ...report, orderId, reason: undefined })
  }
  // The order, known from the start or made by the window, may be resumed and paid in another tab.
  useOrderReports(orderId, (report) => void (orderId && handleReport(orderId, report)))
  useEndElsewhere({
    ask: async (signal) => (orderId ? fetchOrderState(host.api, orderId, signal) : 'pending'),
    isPolling: false,
    onEnd: () => void (orderId && handleReport(orderId, { wasReported: true, hasFailed: false, isCanceled: false })),
  })
  if (failure) {
    const retry = () => {
      // After a refusal the next try is another order. Without a response it is the same one, by its idempotency key.
      if (failure.reason) return onStage({ kind: 'form' })
      setFailure(null)
      open()
    }
    return <NotStarted reason={failure.reason} onRetry={retry} />
  }
  const waitingHint = isOnline ? 'deposit.processingHint' : 'deposit.processingOffline'

  return (
    <Screen frame={frame} {...header} footer={<LegalLinks />}>
      <Stack gap={6}>
        <Status className={css.waiting}>
          {opened && <Spinner size={36} />}
          <p className={css.lead}>{text(opened ? 'deposit.processing' : 'deposit.blocked')}</p>
          <p className={css.hint}>{text(opened ? waitingHint : 'deposit.blockedHint')}</p>
        </Status>
        <Button
          variant={opened ? 'ghost' : 'primary'}
          isFull
          onPress={() => (opened && !opened.popup.closed ? opened.popup.focus() : open())}
        >
          {text(opened ? 'deposit.showWindow' : 'deposit.openWindow')}
        </Button>
        {orderId && <OrderNumber id={orderId} />}
      </Stack>
    </Screen>
  )
}
