import { useFrame, useHost, useShown } from '@croupier/shared/host'
import { Button, Screen, Spinner, Stack } from '@croupier/shared/ui'
import { useMemo, useState } from 'react'
import { orderState } from '../../api/order-status.ts'
import { LegalLinks } from '../../payment/legal-links.tsx'
import { openPaymentWindow } from '../../payment/pay-window.ts'
import { showResult } from '../../payment/show-result.ts'
import type { Stage, StageOf } from '../../payment/stage-types.ts'
import { usePaymentWindow, type WindowEnd } from '../../payment/use-payment-window.ts'
import { useRefreshOnClose } from '../../payment/use-refresh-on-close.ts'
import { useText } from '../../words.ts'
import type { HeaderProps } from './method-header.tsx'
import { NotStarted } from './not-started.tsx'
import css from './stages.module.css'

interface WindowStageProps {
  readonly stage: StageOf<'window'>
  readonly header: HeaderProps
  readonly onStage: (stage: Stage) => void
}

/**
 * While the player pays in another window: 'Transaction processing', until it closes or says so (DP-08,
 * DP-09).
 */
export function WindowStage({ stage: { next, popup }, header, onStage }: WindowStageProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const [opened, setOpened] = useState(popup)
  const [failure, setFailure] = useState<Pick<WindowEnd, 'reason'> | null>(null)
  const isShown = useShown()
  useRefreshOnClose()
  const watched = useMemo(
    () => (opened ? { popup: opened, orderId: next.orderId } : null),
    [opened, next.orderId],
  )
  const settle = async ({ orderId, wasReported, hasFailed, reason }: WindowEnd) => {
    if (wasReported) opened?.close()
    await host.session.refresh()
    if (!orderId && hasFailed) return setFailure({ reason })
    // Closed before an order was made.
    if (!orderId) return frame.close()
    const state = await orderState(host.api, orderId).catch(() => 'pending' as const)
    // Closed meanwhile: an order that waits is offered again.
    if (!isShown.current && state === 'pending' && !hasFailed) return undefined
    if (state !== 'pending') return showResult({ host, frame }, state, orderId)
    if (hasFailed) return showResult({ host, frame }, 'failed', orderId)
    showResult({ host, frame }, wasReported ? 'processing' : 'pending', orderId)
  }
  usePaymentWindow(watched, (end) => void settle(end))
  if (failure) {
    const again = () => {
      // Refused: the next try is another order. Without an answer it is the same one, by its key.
      if (failure.reason) return onStage({ kind: 'form' })
      setFailure(null)
      setOpened(openPaymentWindow(host, next.url))
    }
    return <NotStarted reason={failure.reason} onRetry={again} />
  }

  return (
    <Screen frame={frame} {...header} footer={<LegalLinks />}>
      <Stack gap={6}>
        <div role="status" className={css.waiting}>
          {opened && <Spinner size={36} />}
          <p className={css.lead}>{text(opened ? 'deposit.processing' : 'deposit.blocked')}</p>
          <p className={css.hint}>{text(opened ? 'deposit.processingHint' : 'deposit.blockedHint')}</p>
        </div>
        <Button
          variant={opened ? 'ghost' : 'primary'}
          isFull
          onPress={() =>
            opened && !opened.closed ? opened.focus() : setOpened(openPaymentWindow(host, next.url))
          }
        >
          {text(opened ? 'deposit.showWindow' : 'deposit.openWindow')}
        </Button>
      </Stack>
    </Screen>
  )
}
