import { sql, type Kysely } from 'kysely'

interface Named {
  id: number
  username: string
  email: string
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/**
 * Names and addresses are now looked up in normalized letters (NFKC, without invisible ones), so this normalizes those
 * stored as typed. One that would then be another member's name or address stays as it is, so that no name means two
 * members. No lookup finds it from then on, so the operator is told whose it is (never the name itself: logs are read
 * by others).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Named>`select id, username, email from members
    where username ~ '[^ -~]' or email ~ '[^ -~]' order by id`.execute(db)
  for (const row of rows) {
    for (const column of ['username', 'email'] as const) {
      const name = plain(row[column])
      if (name === row[column] || name === '') continue
      const { rows: changed } = await sql`update members set ${sql.ref(column)} = ${name}
        where id = ${row.id} and not exists (select from members other where other.id <> ${row.id}
        and (lower(other.username) = lower(${name}::text) or lower(other.email) = lower(${name}::text)))
        returning id`.execute(db)
      if (changed.length === 0) process.stderr.write(`member ${row.id}: ${column} names somebody else already\n`)
    }
  }
}
