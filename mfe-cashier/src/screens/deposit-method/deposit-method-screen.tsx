import {
  useBackStep,
  useFrame,
  useHost,
  useHostEvent,
  type Host,
  type ParamsOf,
  type ScreenFrame,
} from '@croupier/shared/host'
import { afterPaint, LoadingStatus, Screen, Skeleton } from '@croupier/shared/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { methodOf } from '../../methods/index.ts'
import type { Stage } from '../../payment/stage.ts'
import type { Method } from '../../payment/method.ts'
import { rememberBonusOrder } from '../../payment/order/state/bonus-orders.ts'
import { useText } from '../../words.ts'
import { loadResult } from '../deposit-result/load.ts'
import { DepositForm } from './deposit-form.tsx'
import { FrameStage } from './stages/frame-stage.tsx'
import { methodHeader } from './method-header.tsx'
import { ProcessingStage } from './stages/processing-stage.tsx'
import { TransferStage } from './stages/transfer-stage.tsx'
import { useMethodData } from './use-method-data.ts'
import { useMethodOffer } from './use-method-offer.ts'
import { useResume } from './use-resume.ts'
import { WindowStage } from './stages/window-stage.tsx'

/** The dialog of one deposit method (DP-02): its form, then what the method's order leads to. */
export default function DepositMethodScreen({ params }: { params: ParamsOf<'depositMethod'> }) {
  const method = methodOf(params.code)
  const frame = useFrame()
  const host = useHost()
  const text = useText()
  const rejectUnknownMethod = useEffectEvent(() => {
    frame.close()
    host.feedback.toast(text('common.serverBusy'), 'error')
  })
  useEffect(() => {
    if (!method) rejectUnknownMethod()
  }, [method])
  // Preloads the result, which has to open even if the network is lost while the player pays. The dialog is painted
  // first.
  useEffect(() => afterPaint(() => void loadResult().catch(() => undefined)), [])
  return method ? <MethodDialog method={method} amount={params.amount} orderId={params.orderId} /> : null
}

interface MethodDialogProps {
  readonly method: Method
  readonly amount: string | undefined
  /** A pending order to resume. */
  readonly orderId: string | undefined
}

function MethodDialog({ method, amount, orderId }: MethodDialogProps) {
  const host = useHost()
  const frame = useFrame()
  const text = useText()
  const [stage, setStage] = useState<Stage>({ kind: 'form' })
  // The amount of the last try, for the form that comes back if the order is refused later.
  const [lastAmount, setLastAmount] = useState(amount)
  useResume(method, orderId, setStage)
  useHostEvent('login:required', ({ reason }) => {
    if (reason === 'session-ended' && (orderId || stage.kind !== 'form')) replaceByChooser({ host, frame }, stage)
  })
  const isSending = useRef(false)
  // Without an order, the chooser opened it. Once there is one, Back closes the dialog, and the order is followed (D37).
  useBackStep(!orderId && stage.kind === 'form', () => {
    if (isSending.current) return false
    host.screens.open('deposit', {}, { replace: frame })
    return true
  })
  const { methodInfo, config, billing, isReady } = useMethodData(method, !orderId)
  const offer = useMethodOffer(method)
  const hasBonus = offer.bonus !== null
  useEffect(() => {
    if (orderId && hasBonus) rememberBonusOrder(orderId)
  }, [orderId, hasBonus])
  const canChange = stage.kind === 'form' || stage.kind === 'transfer'
  const header = methodHeader({ method, methodInfo, canChange, host, text })
  if (stage.kind === 'window') {
    return <WindowStage stage={stage} header={header} amount={lastAmount} hasBonus={hasBonus} onStage={setStage} />
  }
  if (stage.kind === 'frame') {
    return <FrameStage stage={stage} header={header} amount={lastAmount} hasBonus={hasBonus} onStage={setStage} />
  }
  if (stage.kind === 'transfer') return <TransferStage stage={stage} header={header} />
  if (stage.kind === 'processing') return <ProcessingStage stage={stage} />
  if (orderId || !config || !methodInfo || !isReady) {
    return (
      <Screen frame={frame} {...header}>
        <LoadingStatus label={text('common.loading')}>
          <Skeleton kind="block" count={4} height="56px" />
        </LoadingStatus>
      </Screen>
    )
  }
  return (
    <DepositForm
      method={method}
      header={header}
      config={config}
      offer={offer}
      billing={billing}
      startAmount={lastAmount}
      isSending={isSending}
      onStage={(next, orderedAmount) => {
        setLastAmount(orderedAmount)
        setStage(next)
      }}
    />
  )
}

/**
 * The session has ended during a payment, and the member will have to log in. This form would then make another order,
 * so it is replaced by the chooser, which offers open orders, with the result of this order above it.
 */
function replaceByChooser({ host, frame }: { host: Host; frame: ScreenFrame }, stage: Stage): void {
  host.screens.open('deposit', {}, { replace: frame })
  const orderId = stage.kind === 'form' || stage.kind === 'transfer' ? null : stage.next.orderId
  if (orderId) host.screens.open('depositResult', { outcome: 'return', orderId })
}
