import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/**
 * Card orders of earlier versions ended by a charge without closing their page at the provider, where they could be
 * paid a second time. Orders of coins stay open: what is sent to their address later is credited (D38).
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
update provider_orders
  set state = case deposits.status when 'succeeded' then 'paid' when 'failed' then 'refused' else 'canceled' end
  from deposits
  where deposits.id = provider_orders.ref and deposits.status <> 'pending'
    and provider_orders.kind <> 'crypto' and provider_orders.state in ('open', 'asked')
--;
create index if not exists payment_events_paid_again on payment_events (deposit_id)
  where effect = 'late' and outcome = 'paid'
`,
  )
