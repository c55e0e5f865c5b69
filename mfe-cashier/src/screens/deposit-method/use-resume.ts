import { errorMessage } from '@croupier/shared/api'
import { useFrame, useHost, useIsStillMember } from '@croupier/shared/host'
import { useEffect, useEffectEvent } from 'react'
import { enterStage } from '../../payment/order/enter-stage.ts'
import { resumeOrder } from '../../payment/order/resume.ts'
import { showResult } from '../../payment/order/show-result.ts'
import type { Stage } from '../../payment/stage.ts'
import type { Method } from '../../payment/method.ts'
import { useText } from '../../words.ts'

/** Resumes the pending order that the dialog was opened for, if any; an order that has ended shows its result. */
export function useResume(method: Method, orderId: string | undefined, onStage: (stage: Stage) => void): void {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const isStillMember = useIsStillMember()
  const begin = useEffectEvent(async (id: string, isCurrent: () => boolean) => {
    try {
      const next = await resumeOrder(host, method, id)
      // The dialog was closed meanwhile: no window opens for it.
      if (!isCurrent()) return
      const stage = next && enterStage(host, next)
      if (stage) onStage(stage)
      else showResult({ host, frame }, 'pending', id)
    } catch (error) {
      if (!isCurrent() || !isStillMember()) return
      await host.feedback.alert({ message: errorMessage(error, text('common.serverBusy')) })
      frame.close()
    }
  })
  useEffect(() => {
    let isCurrent = true
    if (orderId) void begin(orderId, () => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [orderId])
}
