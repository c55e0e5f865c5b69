import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { hashToken, newToken } from './tokens.ts'

type Kind = 'activate' | 'reset' | 'launch' | 'play' | 'social'

interface Issue {
  kind: Kind
  memberId: number | null
  /** The secret itself, where it is known already; else a new one. */
  token?: string
  data?: Record<string, unknown>
  now: Date
  lifeMs: number
}

/** Issues a secret that ends after a time; answers the secret itself, of which only a hash is kept. */
export async function issueToken(db: Kysely<Database>, issue: Issue): Promise<string> {
  const token = issue.token ?? newToken()
  await db
    .insertInto('oneTimeTokens')
    .values({
      tokenHash: hashToken(token),
      kind: issue.kind,
      memberId: issue.memberId,
      data: JSON.stringify(issue.data ?? {}),
      createdAt: issue.now,
      expiresAt: new Date(issue.now.getTime() + issue.lifeMs),
    })
    .execute()
  return token
}

/** Uses a secret up; undefined when it is unknown, of another kind, used before or too old. */
export async function useToken(db: Kysely<Database>, kind: Kind, token: string, now: Date) {
  return db
    .updateTable('oneTimeTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['memberId', 'data'])
    .executeTakeFirst()
}

/** Whose secret it was, also when it has been used or has become too old; undefined where it is not known any more. */
export async function ownerOfToken(db: Kysely<Database>, kind: Kind, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('oneTimeTokens')
    .select('memberId')
    .where('tokenHash', '=', hashToken(token))
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.memberId ?? undefined
}

/** Looks at a secret that may be used more than once (a sitting at a game). */
export async function readToken(db: Kysely<Database>, kind: Kind, token: string, now: Date) {
  return db
    .selectFrom('oneTimeTokens')
    .select(['memberId', 'data'])
    .where('tokenHash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}
