import type { Ahead } from '@croupier/shared/host'
import { billingQuery, configQuery, methodQuery } from '../../api/deposit-queries.ts'
import { methodOf } from '../../methods/index.ts'
import { needsBillingData } from '../../payment/form/needs-billing-data.ts'

/** Prefetches the data that a method's form needs. */
export async function prefetch({ host, queries, params }: Ahead<'depositMethod'>): Promise<void> {
  const member = host.session.get()
  const method = methodOf(params.code)
  if (!member || !method) return
  const context = { api: host.api, member }
  await Promise.all([
    queries.prefetchQuery(methodQuery(context, params.code, host.locale.get())),
    queries.prefetchQuery(configQuery(context)),
    ...(needsBillingData(method) ? [queries.prefetchQuery(billingQuery(context))] : []),
  ])
}
