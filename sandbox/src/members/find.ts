import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/**
 * A member by username or e-mail, ignoring case. The database lowercases both sides, because its rules differ from
 * JavaScript's for İ or Σ.
 */
export function findByName(db: Kysely<Database>, usernameOrEmail: string) {
  const name = sql<string>`lower(${usernameOrEmail.trim()}::text)`
  return db
    .selectFrom('members')
    .selectAll()
    .where((eb) => eb.or([eb(sql`lower(username)`, '=', name), eb(sql`lower(email)`, '=', name)]))
    .executeTakeFirst()
}

/** The id of the member whose invitation code this is, ignoring case; undefined for no code and for an unknown one. */
export async function inviterOf(db: Kysely<Database>, code: string): Promise<number | undefined> {
  if (!code) return undefined
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('invitationCode', '=', code.toUpperCase())
    .executeTakeFirst()
  return row?.id
}

/** A member by their id. */
export const memberById = (db: Kysely<Database>, id: number) =>
  db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst()
