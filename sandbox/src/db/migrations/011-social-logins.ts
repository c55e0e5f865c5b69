import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * Whether the social provider has verified a member. Existing members without a password came by a social login; the
 * others have to set their password anew at their first one.
 */
export const up = (db: Kysely<unknown>) =>
  run(
    db,
    `
alter table members add column social_login boolean not null default false
--;
update members set social_login = true where activated and password_hash is null
`,
  )
