import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { hashToken, newToken } from './tokens.ts'

type Kind = 'activate' | 'reset' | 'launch' | 'play' | 'social'

interface Issue {
  kind: Kind
  memberId: number | null
  /** The secret, if the caller has made it already; else a new one is generated. */
  token?: string
  data?: Record<string, unknown>
  now: Date
  lifeMs: number
}

/** Stores a secret that expires, and returns it; the database keeps only its hash. */
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

/** The member of a secret, even one that has been used or has expired; undefined once it has been deleted. */
export async function ownerOfToken(db: Kysely<Database>, kind: Kind, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('oneTimeTokens')
    .select('memberId')
    .where('tokenHash', '=', hashToken(token))
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.memberId ?? undefined
}

/**
 * Reads a secret without using it up, and whether or not it was used; undefined when it is unknown, of another kind or
 * expired. For one that may be used more than once (the play token of a game session).
 */
export async function readToken(db: Kysely<Database>, kind: Kind, token: string, now: Date) {
  return db
    .selectFrom('oneTimeTokens')
    .select(['memberId', 'data'])
    .where('tokenHash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}
