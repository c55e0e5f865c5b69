import { errorMessage } from '@croupier/shared/api'
import { useFrame, useHost, useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { billingInfo, depositConfig, findMethod } from '../../api/deposit-config.ts'
import { billingQuery, configQuery, methodQuery } from '../../api/deposit-queries.ts'
import { needsBillingData, showsBillingData } from '../../payment/form/needs-billing-data.ts'
import type { Method } from '../../payment/method.ts'
import { useLatest } from '../../state/use-latest.ts'
import { useText } from '../../words.ts'

/** How long a form waits for the billing data before it is shown. */
const BILLING_WAIT_MS = 1500

type Config = Awaited<ReturnType<typeof depositConfig>>
type MethodInfo = Awaited<ReturnType<typeof findMethod>>

export interface MethodData {
  readonly config: Config | undefined
  readonly methodInfo: MethodInfo | undefined
  /**
   * The data that the member was billed with last; undefined if the form does not ask for it, or it has not arrived.
   */
  readonly billing: Awaited<ReturnType<typeof billingInfo>> | undefined
  /** The billing data has arrived, or the wait for it is over; what arrives later is filled in then. */
  readonly isReady: boolean
}

/**
 * The data of a method's form. The form needs the config and the method itself: if either fails, an alert is shown and
 * the dialog closes. The last billing data is awaited for a moment only; if it fails, a toast says so, and the player
 * fills the form in by hand. A resumed order needs no form: only the method's name and picture are loaded.
 */
export function useMethodData(method: Method, needsForm: boolean): MethodData {
  const host = useHost()
  const frame = useFrame()
  const member = useMember()
  const text = useText()
  const locale = useLocale()
  const context = { api: host.api, member }
  const methodInfo = useQuery(methodQuery(context, method.code, locale))
  const config = useQuery({ ...configQuery(context), enabled: needsForm })
  const needsBilling = needsForm && needsBillingData(method)
  const billing = useQuery({ ...billingQuery(context), enabled: needsBilling })
  const latest = { config: useLatest(config.data), methodInfo: useLatest(methodInfo.data) }
  const failure = (latest.methodInfo ? null : methodInfo.error) ?? (latest.config ? null : config.error)
  const hasFailed = needsForm && failure !== null
  const alertFailure = useEffectEvent(async () => {
    await host.feedback.alert({ message: errorMessage(failure, text('common.serverBusy')) })
    frame.close()
  })
  useEffect(() => {
    // Both may fail, one after the other: the alert is shown once.
    if (hasFailed) void alertFailure()
  }, [hasFailed])
  const lacksBilling =
    billing.isError && !billing.data && latest.methodInfo !== undefined && latest.config !== undefined
  const toastBillingFailure = useEffectEvent(() => host.feedback.toast(text('common.serverBusy'), 'error'))
  useEffect(() => {
    if (lacksBilling) toastBillingFailure()
  }, [lacksBilling])
  const isWithinWait = useIsWithin(BILLING_WAIT_MS)
  const awaitsBilling = needsBilling && showsBillingData(method) && isWithinWait
  return { ...latest, billing: billing.data, isReady: !awaitsBilling || !billing.isPending }
}

/** True until `ms` milliseconds have passed. */
function useIsWithin(ms: number): boolean {
  const [isWithin, setWithin] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setWithin(false), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isWithin
}
