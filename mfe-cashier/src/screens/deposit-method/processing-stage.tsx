import { useFrame, useHost } from '@croupier/shared/host'
import { usePoll } from '@croupier/shared/polling'
import { useEffect, useEffectEvent } from 'react'
import { noteQuestion } from '../../payment/order/order-questions.ts'
import { ProcessingScreen } from '../../components/processing-screen.tsx'
import { showResult } from '../../payment/order/show-result.ts'
import type { StageOf } from '../../payment/stage-types.ts'
import { useRefreshOnClose } from '../../payment/order/use-refresh-on-close.ts'
import { useToldWhenLeft } from '../../payment/order/use-told-when-left.ts'

/** 'Processing...': polls by the method's own rule until the outcome is known or the tries are used up. */
export function ProcessingStage({ stage: { next } }: { stage: StageOf<'processing'> }) {
  const host = useHost()
  const frame = useFrame()
  const poll = usePoll()
  useRefreshOnClose()
  const { settled } = useToldWhenLeft(next.orderId, { isPaid: true })
  const watch = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      await next.before?.()
      if (next.before && next.orderId) noteQuestion(next.orderId, next.rule.request)
    } catch (error) {
      console.warn('the trigger call of a payment failed', error)
    }
    if (!isCurrent()) return
    const { outcome } = await poll.start(next.rule)
    if (outcome === 'stopped') return
    settled()
    showResult({ host, frame }, outcome === 'error' ? 'failed' : outcome, next.orderId)
  })
  useEffect(() => {
    let isCurrent = true
    void watch(() => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [next])
  return <ProcessingScreen frame={frame} orderId={next.orderId} />
}
