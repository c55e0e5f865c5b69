import { useFrame, useHost } from '@croupier/shared/host'
import { usePoll } from '@croupier/shared/polling'
import { Button, FrameEnd, LoadingStatus, Screen } from '@croupier/shared/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useEndElsewhere } from '../../../payment/order/hooks/use-end-elsewhere.ts'
import { useOpenOrderNotice } from '../../../payment/order/hooks/use-open-order-notice.ts'
import { useRefreshOnClose } from '../../../payment/order/hooks/use-refresh-on-close.ts'
import { showResult, type ReportedOrderState } from '../../../payment/order/show-result.ts'
import { fetchOrderState } from '../../../payment/order/fetch-order-status.ts'
import type { Stage, StageOf } from '../../../payment/stage.ts'
import { useFrameHistory } from '../../../payment/windows/use-frame-history.ts'
import { useText } from '../../../words.ts'
import type { HeaderProps } from '../method-header.tsx'
import css from './stages.module.css'
import { useFrameMessages } from './use-frame-messages.ts'
import { useLoadState } from './use-load-state.ts'

interface FrameStageProps {
  readonly stage: StageOf<'frame'>
  readonly header: HeaderProps
  /** The amount of an order whose number comes from the provider's page. */
  readonly amount: string | undefined
  /** Whether the method promised a bonus. */
  readonly hasBonus: boolean
  readonly onStage: (stage: Stage) => void
}

/** A provider's page in a sandboxed frame with the fewest rights it needs. */
export function FrameStage({ stage, header, amount, hasBonus, onStage }: FrameStageProps) {
  const { next, address } = stage
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const element = useRef<HTMLIFrameElement>(null)
  const poll = usePoll()
  const frameHistory = useFrameHistory()
  useRefreshOnClose()
  const { markSettled } = useOpenOrderNotice(next.orderId)
  const { loadState, attempt, markLoaded, retry } = useLoadState()

  const leave = () => {
    markSettled()
    frameHistory.markFinished()
  }
  const end = (state: ReportedOrderState, orderId = next.orderId) => {
    leave()
    showResult({ host, frame }, state, orderId)
  }
  // The order may be resumed and paid in another tab; this frame would still offer to pay it.
  useEndElsewhere({
    ask: async (signal) => (next.orderId ? fetchOrderState(host, next.orderId, signal) : 'pending'),
    isPolling: poll.isRunning,
    onEnd: end,
  })
  const watchOpen = useEffectEvent(async (orderId: string) => {
    const { outcome } = await poll.start(next.ruleOf(orderId))
    if (outcome !== 'stopped' && outcome !== 'error') end(outcome)
  })
  useEffect(() => {
    if (next.watch === 'open' && next.orderId) void watchOpen(next.orderId)
  }, [next])
  useFrameMessages({
    element,
    stage,
    amount,
    hasBonus,
    onEnd: end,
    onReturn: (orderId) => {
      leave()
      const { before } = next
      const rule = next.ruleOf(orderId)
      onStage({ kind: 'processing', next: { kind: 'done', orderId, rule, ...(before ? { before } : {}) } })
    },
  })

  return (
    <Screen frame={frame} {...header} isFlush>
      <div className={css.frameContainer}>
        {loadState === 'slow' && (
          <div className={css.retryNotice} role="alert">
            <p>{text('deposit.frameNotSeen')}</p>
            <Button size="sm" onPress={retry}>
              {text('result.tryAgain')}
            </Button>
          </div>
        )}
        <iframe
          key={attempt}
          ref={element}
          className={css.frame}
          src={address.href}
          title={text('deposit.frameTitle', { method: header.title })}
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
          onLoad={() => {
            frameHistory.markLoaded()
            markLoaded()
          }}
        />
        <FrameEnd />
        {loadState === 'loading' && (
          <div className={css.cover}>
            <LoadingStatus label={text('common.loading')} />
          </div>
        )}
      </div>
    </Screen>
  )
}
