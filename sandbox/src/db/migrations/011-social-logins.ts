import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * Whether the social provider has spoken for a member. Of those from before, the ones without a password came that way;
 * the others are asked to set theirs anew when they come so.
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
