import { useFrame, useHost, useIsStillMember, useMember, useIsMounted } from '@croupier/shared/host'
import { Button, Screen, Spinner, Stack, Status, useOnline } from '@croupier/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { LegalLinks } from '../../components/legal-links.tsx'
import type { WindowEnd } from '../../payment/windows/open-windows.ts'
import { useOrderNews } from '../../payment/order/order-news.ts'
import { OrderNumber } from '../../components/order-number.tsx'
import { stateOf } from '../../payment/order/order-questions.ts'
import { noteSum } from '../../payment/order/order-sums.ts'
import { openPaymentWindow } from '../../payment/windows/pay-window.ts'
import { showResult, stateAfter, type Said } from '../../payment/order/show-result.ts'
import type { Stage, StageOf } from '../../payment/stage-types.ts'
import { useEndElsewhere } from '../../payment/order/use-end-elsewhere.ts'
import { useRefreshOnClose } from '../../payment/order/use-refresh-on-close.ts'
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
export function WindowStage({ stage: { next, opened: first }, header, amount, onStage }: WindowStageProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const [opened, setOpened] = useState(first)
  const [failure, setFailure] = useState<Pick<WindowEnd, 'reason'> | null>(null)
  const isOnline = useOnline()
  const isMounted = useIsMounted()
  const isStillMember = useIsStillMember()
  const isSettled = useRef(false)
  useRefreshOnClose()
  const open = () => setOpened(openPaymentWindow(host, next.url, next.orderId))
  const settle = async ({ orderId, reason, ...said }: WindowEnd) => {
    if (isSettled.current) return
    isSettled.current = true
    void host.session.refresh()
    if (!orderId && said.hasFailed) {
      isSettled.current = false
      return setFailure({ reason })
    }
    // Closed before an order was made.
    if (!orderId) return frame.close()
    const state = await stateAfter(host, { orderId, ...said })
    if (!isStillMember()) return
    // If the dialog was closed meanwhile, a pending order needs no result: the chooser offers it again.
    if (isMounted.current || state !== 'pending') showResult({ host, frame }, state, orderId)
  }
  useWindowEnd(opened, (end) => void settle(end))
  const orderId = useWindowOrder(opened, next.orderId)
  const { currency } = useMember()
  useEffect(() => {
    if (orderId && amount) noteSum(orderId, { amount, currency })
  }, [orderId, amount, currency])
  const hear = async (orderId: string, said: Said) => {
    // Without a report, a pending order is no news: it may still be paid in this window.
    const isNews = said.wasReported || said.hasFailed || (await stateAfter(host, { orderId, ...said })) !== 'pending'
    if (!isNews) return
    // Paid in another window, which was opened before this one.
    opened?.popup.close()
    // If the dialog was closed meanwhile, the watch of its window (open-windows.ts) shows the end.
    if (isMounted.current || !opened) void settle({ ...said, orderId, reason: undefined })
  }
  // The order, known from the start or made by the window, may be resumed and paid in another tab.
  useOrderNews(orderId, (said) => void (orderId && hear(orderId, said)))
  useEndElsewhere({
    ask: async (signal) => (orderId ? stateOf(host.api, orderId, signal) : 'pending'),
    isAsking: false,
    onEnd: () => void (orderId && hear(orderId, { wasReported: true, hasFailed: false, isCanceled: false })),
  })
  if (failure) {
    const again = () => {
      // After a refusal the next try is another order. Without a response it is the same one, by its idempotency key.
      if (failure.reason) return onStage({ kind: 'form' })
      setFailure(null)
      open()
    }
    return <NotStarted reason={failure.reason} onRetry={again} />
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
