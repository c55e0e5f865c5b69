import { errorMessage } from '@croupier/shared/api'
import { useFrame, useHost, useHostEvent, useMember, type Host, type ParamsOf } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { LoadingStatus, Screen, Skeleton } from '@croupier/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { billingInfo, depositConfig, findMethod } from '../../api/deposit-config.ts'
import { methodOf } from '../../methods/index.ts'
import type { Stage } from '../../payment/stage-types.ts'
import type { Method } from '../../payment/types.ts'
import { useText } from '../../words.ts'
import { loadResult } from '../deposit-result/load.ts'
import { DepositForm } from './deposit-form.tsx'
import { FrameStage } from './frame-stage.tsx'
import { MethodHeader } from './method-header.tsx'
import { ProcessingStage } from './processing-stage.tsx'
import { TransferStage } from './transfer-stage.tsx'
import { useResume } from './use-resume.ts'
import { WindowStage } from './window-stage.tsx'

/** The dialog of one deposit method (DP-02): its form, then what the method's order leads to. */
export default function DepositMethodScreen({ params }: { params: ParamsOf<'depositMethod'> }) {
  const method = methodOf(params.code)
  const frame = useFrame()
  const host = useHost()
  const text = useText()
  const reject = useEffectEvent(() => {
    frame.close()
    host.feedback.toast(text('common.serverBusy'), 'error')
  })
  useEffect(() => {
    if (!method) reject()
  }, [method])
  useEffect(() => {
    // The result has to open even where the network goes while the player pays.
    loadResult().catch(() => undefined)
  }, [])
  return method ? <MethodDialog method={method} amount={params.amount} orderId={params.orderId} /> : null
}

interface MethodDialogProps {
  readonly method: Method
  readonly amount: string | undefined
  /** A pending order that goes on. */
  readonly orderId: string | undefined
}

/** What the form cannot do without. */
interface Known {
  readonly config?: Awaited<ReturnType<typeof depositConfig>> | undefined
  readonly found?: Awaited<ReturnType<typeof findMethod>> | undefined
}

function MethodDialog({ method, amount, orderId }: MethodDialogProps) {
  const host = useHost()
  const frame = useFrame()
  const member = useMember()
  const text = useText()
  const locale = useLocale()
  const [stage, setStage] = useState<Stage>({ kind: 'form' })
  // The form comes back with it where the order was refused later on.
  const [tried, setTried] = useState(amount)
  useResume(method, orderId, setStage)
  useHostEvent('login:required', ({ reason }) => {
    if (reason === 'session-ended' && (orderId || stage.kind !== 'form')) makeWay(host, stage)
  })
  const found = useQuery({
    queryKey: ['deposit-method', member.id, method.code, locale],
    queryFn: ({ signal }) => findMethod(host.api, method.code, signal),
  })
  const config = useQuery({
    queryKey: ['deposit-config', member.id],
    queryFn: ({ signal }) => depositConfig(host.api, signal),
  })
  const needsBilling = method.form.card === true || method.form.personal === true || method.form.mobile === true
  const billing = useQuery({
    queryKey: ['deposit-billing', member.id],
    queryFn: ({ signal }) => billingInfo(host.api, signal),
    enabled: needsBilling,
    retry: false,
  })

  // What was there once stays: a form in use is not lost because a later look at its figures or its name failed.
  const [known, setKnown] = useState<Known>({})
  if ((config.data && config.data !== known.config) || (found.data && found.data !== known.found)) {
    setKnown({ config: config.data ?? known.config, found: found.data ?? known.found })
  }
  const failure = (known.found ? null : found.error) ?? (known.config ? null : config.error)
  const hasFailed = failure !== null
  const tellFailure = useEffectEvent(async () => {
    await host.feedback.alert({ message: errorMessage(failure, text('common.serverBusy')) })
    frame.close()
  })
  useEffect(() => {
    // Both may fail, one after the other: it is told once.
    if (hasFailed) void tellFailure()
  }, [hasFailed])
  const lacksBilling = billing.isError && !billing.data && found.isSuccess && config.isSuccess
  const tellBilling = useEffectEvent(() => host.feedback.toast(text('common.serverBusy'), 'error'))
  useEffect(() => {
    if (lacksBilling) tellBilling()
  }, [lacksBilling])

  const canChange = stage.kind === 'form' || stage.kind === 'transfer'
  const header = MethodHeader({ method, found: known.found, canChange, host, text })
  if (stage.kind === 'window') return <WindowStage stage={stage} header={header} onStage={setStage} />
  if (stage.kind === 'frame') return <FrameStage stage={stage} header={header} onStage={setStage} />
  if (stage.kind === 'transfer') return <TransferStage stage={stage} header={header} />
  if (stage.kind === 'processing') return <ProcessingStage stage={stage} />
  if (orderId || !known.config || !known.found || (needsBilling && billing.isPending)) {
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
      config={known.config}
      billing={billing.data}
      startAmount={tried}
      onStage={(next, amountTried) => {
        setTried(amountTried)
        setStage(next)
      }}
    />
  )
}

/**
 * A payment is under way and its member will have to log in: they find the chooser then, which offers an order that is
 * open, and above it how this one stands. This form would make another order.
 */
function makeWay(host: Host, stage: Stage): void {
  host.screens.open('deposit', {}, { replace: true })
  const orderId = stage.kind === 'form' || stage.kind === 'transfer' ? null : stage.next.orderId
  if (orderId) host.screens.open('depositResult', { outcome: 'return', orderId })
}
