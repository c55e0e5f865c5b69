import { useHost, useMember } from '@croupier/shared/host'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { billingInfo } from '../../api/deposit-config.ts'
import { billingQuery } from '../../api/deposit-queries.ts'
import { needsBillingData, showsBillingData } from '../../payment/form/needs-billing-data.ts'
import type { Method } from '../../payment/method.ts'
import { useText } from '../../words.ts'

/** How long a form waits for the billing data before it is shown. */
const WAIT_MS = 1500

interface BillingData {
  /**
   * The data that the member was billed with last; undefined if the form does not ask for it, or it has not arrived.
   */
  readonly billing: Awaited<ReturnType<typeof billingInfo>> | undefined
  /** The billing data has arrived, or the wait for it is over; what arrives later is filled in then. */
  readonly isReady: boolean
}

interface BillingOptions {
  readonly needsForm: boolean
  /** The form can be shown but for the billing data: if that failed, a toast says so from now on. */
  readonly canShowForm: boolean
}

/** The last billing data, awaited for a moment only; if it fails, the player fills the form in by hand. */
export function useBillingData(method: Method, { needsForm, canShowForm }: BillingOptions): BillingData {
  const { api, feedback } = useHost()
  const text = useText()
  const isNeeded = needsForm && needsBillingData(method)
  const billing = useQuery({ ...billingQuery({ api, member: useMember() }), enabled: isNeeded })
  const hasFailed = billing.isError && !billing.data && canShowForm
  const toastFailure = useEffectEvent(() => feedback.toast(text('common.serverBusy'), 'error'))
  useEffect(() => {
    if (hasFailed) toastFailure()
  }, [hasFailed])
  const isWithinWait = useIsWithin(WAIT_MS)
  const isAwaited = isNeeded && showsBillingData(method) && isWithinWait
  return { billing: billing.data, isReady: !isAwaited || !billing.isPending }
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
