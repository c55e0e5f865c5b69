import type { FastifyRequest } from 'fastify'
import { sql, type Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { hashToken, newToken } from './tokens.ts'

const SESSION_LIFE_MS = 30 * 24 * 3600_000

/** The token of a request: the Authorization header as it is stored, without a scheme (D1). */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization?.trim()
  return header ? header.replace(/^Bearer\s+/i, '') : undefined
}

/** Who a token belongs to, or null: unknown, ended, logged out. */
export async function memberOfToken(ctx: Context, token: string | undefined): Promise<Member | null> {
  if (!token || token.length > 200) return null
  const member = await ctx.db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.memberId')
    .selectAll('members')
    .where('sessions.tokenHash', '=', hashToken(token))
    .where('sessions.expiresAt', '>', ctx.clock())
    .executeTakeFirst()
  return member ?? null
}

/** A new session; answers its token, of which the database keeps a hash only. */
export async function startSession(ctx: Context, memberId: number): Promise<string> {
  const { token, ...session } = newSession(ctx)
  await ctx.db
    .insertInto('sessions')
    .values({ ...session, memberId })
    .execute()
  return token
}

/**
 * A new session for a password that was right; answers its token, or undefined when the password is the member's no
 * more or the account was closed. A change of the password ends this session, or this session does not begin.
 */
export async function startSessionByPassword(
  ctx: Context,
  { id, passwordHash }: Pick<Member, 'id' | 'passwordHash'>,
): Promise<string | undefined> {
  const { token, tokenHash, createdAt, expiresAt } = newSession(ctx)
  const { numInsertedOrUpdatedRows: started } = await ctx.db
    .insertInto('sessions')
    .columns(['tokenHash', 'memberId', 'createdAt', 'expiresAt'])
    .expression((eb) =>
      eb
        .selectFrom('members')
        .select([
          sql<string>`${tokenHash}::text`.as('tokenHash'),
          'id',
          sql<Date>`${createdAt}::timestamptz`.as('createdAt'),
          sql<Date>`${expiresAt}::timestamptz`.as('expiresAt'),
        ])
        .where('id', '=', id)
        .where('passwordHash', '=', passwordHash)
        .where('enabled', '=', 1)
        .forShare(),
    )
    .executeTakeFirstOrThrow()
  return started === 1n ? token : undefined
}

function newSession(ctx: Context) {
  const token = newToken()
  const createdAt = ctx.clock()
  const expiresAt = new Date(createdAt.getTime() + SESSION_LIFE_MS)
  return { token, tokenHash: hashToken(token), createdAt, expiresAt }
}

/**
 * Whether a session goes on, by the hash of its token. Within a transaction it then does until that ends: whoever ends
 * the session waits.
 */
export async function isSessionOn(
  db: Kysely<Database>,
  { memberId, tokenHash, now }: { memberId: number; tokenHash: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .where('memberId', '=', memberId)
    .where('expiresAt', '>', now)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a session its full life again. */
export async function prolongSession(ctx: Context, token: string): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(ctx.clock().getTime() + SESSION_LIFE_MS) })
    .where('tokenHash', '=', hashToken(token))
    .execute()
}

/** Ends the session of a token; one that is over already stays so. */
export async function endSession(ctx: Context, token: string): Promise<void> {
  await ctx.db.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute()
}

/** Ends all sessions of a member, except the one given (a password was changed). */
export async function endSessions(ctx: Context, memberId: number, exceptToken?: string): Promise<void> {
  await ctx.db
    .deleteFrom('sessions')
    .where('memberId', '=', memberId)
    .$if(exceptToken !== undefined, (query) => query.where('tokenHash', '!=', hashToken(exceptToken!)))
    .execute()
}
