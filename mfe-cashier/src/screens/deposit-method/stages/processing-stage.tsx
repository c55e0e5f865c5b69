import { useFrame, useHost } from '@croupier/shared/host'
import { usePoll } from '@croupier/shared/polling'
import { useEffect, useEffectEvent } from 'react'
import { rememberProviderStatusCall } from '../../../payment/order/state/provider-status-calls.ts'
import { ProcessingScreen } from '../../../components/processing-screen.tsx'
import { showResult } from '../../../payment/order/show-result.ts'
import type { StageOf } from '../../../payment/stage.ts'
import { useRefreshOnClose } from '../../../payment/order/hooks/use-refresh-on-close.ts'
import { useOpenOrderNotice } from '../../../payment/order/hooks/use-open-order-notice.ts'

/** 'Processing...': polls by the method's rule until the outcome is known or the tries are used up. */
export function ProcessingStage({ stage: { next } }: { stage: StageOf<'processing'> }) {
  const host = useHost()
  const frame = useFrame()
  const poll = usePoll()
  useRefreshOnClose()
  const { markSettled } = useOpenOrderNotice(next.orderId, { isPaid: true })
  const watch = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      await next.before?.()
      if (next.before && next.orderId) rememberProviderStatusCall(next.orderId, next.rule.request)
    } catch (error) {
      console.warn('the trigger call of a payment failed', error)
    }
    if (!isCurrent()) return
    const { outcome } = await poll.start(next.rule)
    if (outcome === 'stopped') return
    markSettled()
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
