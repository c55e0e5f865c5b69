import type { Ahead } from '@croupier/shared/host'
import { bonusesQuery, methodsQuery } from '../../api/deposit-queries.ts'

/** The methods and their bonuses, for the chooser that is about to be opened. */
export async function prefetch({ host, queries }: Ahead<'deposit'>): Promise<void> {
  const member = host.session.get()
  if (!member) return
  const context = { api: host.api, member }
  await Promise.all([
    queries.prefetchQuery(methodsQuery(context, host.locale.get())),
    queries.prefetchQuery(bonusesQuery(context)),
  ])
}
