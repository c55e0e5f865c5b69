import type { FastifyRequest } from 'fastify'
import { sql, type Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { hashToken, newToken } from './tokens.ts'

const SESSION_LIFE_MS = 30 * 24 * 3600_000

/**
 * The token of a request: the Authorization header, which is the stored token itself (D1); a Bearer scheme is cut off.
 */
export function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization?.trim()
  return header ? header.replace(/^Bearer\s+/i, '') : undefined
}

/** The member of a token, or null: unknown, ended, logged out. */
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

/** Starts a session and returns its token, of which the database keeps only a hash. */
export async function startSession(ctx: Context, memberId: number): Promise<string> {
  const { token, ...session } = newSession(ctx)
  await ctx.db
    .insertInto('sessions')
    .values({ ...session, memberId })
    .execute()
  return token
}

/**
 * Starts a session after the member's password was verified, and returns its token; undefined when the password has
 * been changed or the account closed since. The row lock orders this and a password change: either the change ends this
 * session, or the session does not start.
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
 * Whether a session, given by its token's hash, is still valid. Within a transaction it then stays valid until the end
 * of it: the row is locked, so a request that ends the session waits.
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

/** Ends the session of a token; does nothing if it is over already. */
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
