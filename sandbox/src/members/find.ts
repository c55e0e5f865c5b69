import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/**
 * A member by username or e-mail, in any case of letters. The database lowers both sides: it does so by its own rules,
 * and İ or Σ becomes something else here.
 */
export function findByName(db: Kysely<Database>, usernameOrEmail: string) {
  const name = sql<string>`lower(${usernameOrEmail.trim()}::text)`
  return db
    .selectFrom('members')
    .selectAll()
    .where((eb) => eb.or([eb(sql`lower(username)`, '=', name), eb(sql`lower(email)`, '=', name)]))
    .executeTakeFirst()
}

/** Whose invitation code it is, in any case of letters; undefined for none and for one that nobody has. */
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
