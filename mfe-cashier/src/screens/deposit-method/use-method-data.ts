import { errorMessage } from '@croupier/shared/api'
import { useFrame, useHost, useIsStillMember, useMember } from '@croupier/shared/host'
import { useLocale } from '@croupier/shared/i18n'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { configQuery, methodQuery } from '../../api/deposit-queries.ts'
import type { Method } from '../../payment/method.ts'
import { useLastDefined } from '../../hooks/use-last-defined.ts'
import { useText } from '../../words.ts'
import { useBillingData } from './use-billing-data.ts'

/**
 * The data of a method's form. The form needs the config and the method itself: if either fails, an alert is shown and
 * the dialog closes; without the last billing data (`useBillingData`) it is shown all the same. A resumed order needs no
 * form: only the method's name and picture are loaded.
 */
export function useMethodData(method: Method, needsForm: boolean) {
  const host = useHost()
  const frame = useFrame()
  const member = useMember()
  const text = useText()
  const locale = useLocale()
  const isStillMember = useIsStillMember()
  const context = { api: host.api, member }
  const methodQueryState = useQuery(methodQuery(context, method.code, locale))
  const configQueryState = useQuery({ ...configQuery(context), enabled: needsForm })
  const methodInfo = useLastDefined(methodQueryState.data)
  const config = useLastDefined(configQueryState.data)
  const failure = (methodInfo ? null : methodQueryState.error) ?? (config ? null : configQueryState.error)
  const hasFailed = needsForm && failure !== null
  const alertFailure = useEffectEvent(async () => {
    if (!isStillMember()) return
    await host.feedback.alert({ message: errorMessage(failure, text('common.serverBusy')) })
    frame.close()
  })
  useEffect(() => {
    // Both may fail, one after the other: the alert is shown once.
    if (hasFailed) void alertFailure()
  }, [hasFailed])
  const canShowForm = methodInfo !== undefined && config !== undefined
  return { methodInfo, config, ...useBillingData(method, { needsForm, canShowForm }) }
}
