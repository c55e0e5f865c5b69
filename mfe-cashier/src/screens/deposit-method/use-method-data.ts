import { errorMessage } from '@croupier/shared/api'
import { useFrame, useHost, useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { billingInfo, depositConfig, findMethod } from '../../api/deposit-config.ts'
import { billingQuery, configQuery, methodQuery } from '../../api/deposit-queries.ts'
import { asksForPayer, showsPayer } from '../../payment/form/asks-for-payer.ts'
import type { Method } from '../../payment/types.ts'
import { useLatest } from '../../state/use-latest.ts'
import { useText } from '../../words.ts'

/** How long a form waits for the billing data before it is shown. */
const BILLING_MS = 1500

type Config = Awaited<ReturnType<typeof depositConfig>>
type Found = Awaited<ReturnType<typeof findMethod>>

export interface MethodData {
  readonly config: Config | undefined
  readonly found: Found | undefined
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
  const asking = { api: host.api, member }
  const found = useQuery(methodQuery(asking, method.code, locale))
  const config = useQuery({ ...configQuery(asking), enabled: needsForm })
  const needsBilling = needsForm && asksForPayer(method)
  const billing = useQuery({ ...billingQuery(asking), enabled: needsBilling })
  const known = { config: useLatest(config.data), found: useLatest(found.data) }
  const failure = (known.found ? null : found.error) ?? (known.config ? null : config.error)
  const hasFailed = needsForm && failure !== null
  const tellFailure = useEffectEvent(async () => {
    await host.feedback.alert({ message: errorMessage(failure, text('common.serverBusy')) })
    frame.close()
  })
  useEffect(() => {
    // Both may fail, one after the other: the alert is shown once.
    if (hasFailed) void tellFailure()
  }, [hasFailed])
  const lacksBilling = billing.isError && !billing.data && known.found !== undefined && known.config !== undefined
  const tellBilling = useEffectEvent(() => host.feedback.toast(text('common.serverBusy'), 'error'))
  useEffect(() => {
    if (lacksBilling) tellBilling()
  }, [lacksBilling])
  const isPatient = useMoment(BILLING_MS)
  const awaitsBilling = needsBilling && showsPayer(method) && isPatient
  return { ...known, billing: billing.data, isReady: !awaitsBilling || !billing.isPending }
}

/** True until `ms` milliseconds have passed. */
function useMoment(ms: number): boolean {
  const [isNow, setNow] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setNow(false), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isNow
}
