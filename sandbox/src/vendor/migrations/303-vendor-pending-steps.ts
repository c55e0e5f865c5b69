import type { Kysely } from 'kysely'
import { run } from '../../db/migrations/statements.ts'

/** A pending move stores the bank step of its stake; moves pending during the migration keep the step they had. */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
update vendor_rounds
  set pending = pending || jsonb_build_object('step', 'bet-' || (pending ->> 'actionId') || '-' || stake)
  where pending is not null
`,
  )
