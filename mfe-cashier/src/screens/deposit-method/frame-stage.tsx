import { useFrame, useHost, useMember, useIsMounted } from '@croupier/shared/host'
import { usePoll } from '@croupier/shared/polling'
import { Button, FrameEnd, LoadingStatus, Screen, useWindowMessage } from '@croupier/shared/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { rememberProviderStatusCall, fetchOrderState } from '../../payment/order/state/order-status-sources.ts'
import { rememberOrderAmount } from '../../payment/order/state/order-amounts.ts'
import { readPayMessage } from '../../payment/windows/pay-message.ts'
import { showResult } from '../../payment/order/show-result.ts'
import type { Stage, StageOf } from '../../payment/stage.ts'
import { useEndElsewhere } from '../../payment/order/hooks/use-end-elsewhere.ts'
import { useFrameHistory } from '../../payment/windows/use-frame-history.ts'
import { useRefreshOnClose } from '../../payment/order/hooks/use-refresh-on-close.ts'
import { useOpenOrderNotice } from '../../payment/order/hooks/use-open-order-notice.ts'
import { useText } from '../../words.ts'
import type { HeaderProps } from './method-header.tsx'
import css from './stages.module.css'

/**
 * How long a provider's page may load before Try again is offered beside it. If a single file of it hangs, the page may
 * be visible and payable all the same: so nothing covers it then, and no message says that nothing was paid.
 */
const LATE_MS = 15_000

interface FrameStageProps {
  readonly stage: StageOf<'frame'>
  readonly header: HeaderProps
  /** The amount of an order whose number comes from the provider's page. */
  readonly amount: string | undefined
  readonly onStage: (stage: Stage) => void
}

/**
 * A provider's page in a sandboxed frame with the fewest rights it needs; messages count only from this frame, at its
 * origin or ours.
 */
export function FrameStage({ stage: { next, address }, header, amount, onStage }: FrameStageProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const { currency } = useMember()
  const element = useRef<HTMLIFrameElement>(null)
  const poll = usePoll()
  const frameHistory = useFrameHistory()
  const isMounted = useIsMounted()
  const [loadState, setLoadState] = useState<'awaited' | 'late' | 'there'>('awaited')
  const [attempt, setAttempt] = useState(0)
  useRefreshOnClose()
  const { markSettled } = useOpenOrderNotice(next.orderId)
  useEffect(() => {
    const late = () => setLoadState((now) => (now === 'awaited' ? 'late' : now))
    const timer = setTimeout(late, LATE_MS)
    return () => clearTimeout(timer)
  }, [attempt])

  const end = (state: Parameters<typeof showResult>[1], orderId = next.orderId) => {
    markSettled()
    frameHistory.markFinished()
    showResult({ host, frame }, state, orderId)
  }
  // The order may be resumed and paid in another tab; this frame would still offer to pay it.
  useEndElsewhere({
    ask: async (signal) => (next.orderId ? fetchOrderState(host.api, next.orderId, signal) : 'pending'),
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

  useWindowMessage((event) => {
    // A provider may return inside its frame to a payment page of our own.
    const own = new URL(host.navigation.absolute('/')).origin
    const message = readPayMessage(event, element.current?.contentWindow, [own, address.origin])
    if (message?.type !== 'PAY_CLOSE') return
    const orderId = next.orderId ?? message.orderId ?? null
    // With a `before` call, the question is remembered after that call (processing-stage.tsx).
    if (orderId && !next.before) rememberProviderStatusCall(orderId, next.ruleOf(orderId).request)
    if (!next.orderId && orderId && amount) rememberOrderAmount(orderId, { amount, currency })
    if (message.hasFailed) end('failed', orderId)
    else if (message.isCanceled) end('canceled', orderId)
    // The order's number is unknown, so its status cannot be requested.
    else if (!orderId) end('pending')
    else if (next.watch === 'after') {
      markSettled()
      frameHistory.markFinished()
      const { before } = next
      const rule = next.ruleOf(orderId)
      onStage({ kind: 'processing', next: { kind: 'done', orderId, rule, ...(before ? { before } : {}) } })
    } else void recheckAndEnd(orderId)
  })
  /** The page reported that the payment is done: requests the status once more, whatever the poll has heard so far. */
  const recheckAndEnd = async (orderId: string) => {
    const { request } = next.ruleOf(orderId)
    const state = await request(new AbortController().signal).catch(() => 'pending' as const)
    if (isMounted.current) end(state, orderId)
  }

  return (
    <Screen frame={frame} {...header} isFlush>
      <div className={css.holder}>
        {loadState === 'late' && (
          <div className={css.late} role="alert">
            <p>{text('deposit.frameNotSeen')}</p>
            <Button
              size="sm"
              onPress={() => {
                setLoadState('awaited')
                setAttempt(attempt + 1)
              }}
            >
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
            setLoadState('there')
          }}
        />
        <FrameEnd />
        {loadState === 'awaited' && (
          <div className={css.cover}>
            <LoadingStatus label={text('common.loading')} />
          </div>
        )}
      </div>
    </Screen>
  )
}
