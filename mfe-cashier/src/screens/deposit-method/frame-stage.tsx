import { useFrame, useHost, useShown } from '@croupier/shared/host'
import { usePoll } from '@croupier/shared/polling'
import { Button, LoadingStatus, Screen } from '@croupier/shared/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { orderState } from '../../api/order-status.ts'
import { readPayMessage } from '../../payment/pay-message.ts'
import { showResult } from '../../payment/show-result.ts'
import type { Stage, StageOf } from '../../payment/stage-types.ts'
import { useEndElsewhere } from '../../payment/use-end-elsewhere.ts'
import { useFrameSteps } from '../../payment/use-frame-steps.ts'
import { useRefreshOnClose } from '../../payment/use-refresh-on-close.ts'
import { useToldWhenLeft } from '../../payment/use-told-when-left.ts'
import { useText } from '../../words.ts'
import type { HeaderProps } from './method-header.tsx'
import css from './stages.module.css'

/**
 * How long a provider's page may take before another try is offered beside it. It may stand there all the same, where a
 * single file of it hangs, and it may be paid: nothing lies over it then, and nobody says that nothing was paid.
 */
const LATE_MS = 15_000

interface FrameStageProps {
  readonly stage: StageOf<'frame'>
  readonly header: HeaderProps
  readonly onStage: (stage: Stage) => void
}

/**
 * A provider's page in a frame, with the least rights it needs; it counts only as this frame at its origin.
 */
export function FrameStage({ stage: { next, address }, header, onStage }: FrameStageProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const element = useRef<HTMLIFrameElement>(null)
  const poll = usePoll()
  const steps = useFrameSteps()
  const isShown = useShown()
  const [sight, setSight] = useState<'awaited' | 'late' | 'there'>('awaited')
  const [attempt, setAttempt] = useState(0)
  useRefreshOnClose()
  const { settled } = useToldWhenLeft(next.orderId)
  useEffect(() => {
    const late = () => setSight((now) => (now === 'awaited' ? 'late' : now))
    const timer = setTimeout(late, LATE_MS)
    return () => clearTimeout(timer)
  }, [attempt])

  const end = (state: Parameters<typeof showResult>[1]) => {
    settled()
    steps.leave()
    showResult({ host, frame }, state, next.orderId)
  }
  // Gone on with in another tab, and paid there: this frame would offer it still.
  useEndElsewhere({
    ask: (signal) => orderState(host.api, next.orderId, signal),
    isAsking: poll.isRunning,
    onEnd: end,
  })
  const watchOpen = useEffectEvent(async () => {
    const { outcome } = await poll.start(next.rule)
    if (outcome !== 'stopped' && outcome !== 'error') end(outcome)
  })
  useEffect(() => {
    if (next.watch === 'open') void watchOpen()
  }, [next])

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    // A provider may return inside its frame to a payment page of our own.
    const own = new URL(host.navigation.absolute('/')).origin
    const message = readPayMessage(event, element.current?.contentWindow, [own, address.origin])
    if (message?.type !== 'PAY_CLOSE') return
    if (message.hasFailed) end('failed')
    else if (message.isCanceled) end('canceled')
    else if (next.watch === 'after') {
      settled()
      steps.leave()
      onStage({ kind: 'processing', next })
    } else void settle()
  })
  /** It says that it is done: how the order stands is asked once more, whatever the poll has heard so far. */
  const settle = async () => {
    const state = await orderState(host.api, next.orderId).catch(() => 'pending' as const)
    if (isShown.current) end(state)
  }
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  return (
    <Screen frame={frame} {...header} isFlush>
      <div className={css.holder}>
        {sight === 'late' && (
          <div className={css.late} role="alert">
            <p>{text('deposit.frameNotSeen')}</p>
            <Button
              size="sm"
              onPress={() => {
                setSight('awaited')
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
            steps.loaded()
            setSight('there')
          }}
        />
        {sight === 'awaited' && (
          <div className={css.cover}>
            <LoadingStatus label={text('common.loading')} />
          </div>
        )}
      </div>
    </Screen>
  )
}
