import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { changePassword } from '../members/password.ts'
import { as, testApi } from '../testing/api.ts'
import { preparedContext, testContext, type TestContext } from '../testing/context.ts'
import { killedAt } from '../testing/killed-at.ts'
import { testMember } from '../testing/members.ts'
import { postgresFolder, startPostgres, type PostgresServer } from '../testing/postgres.ts'
import { watchQueries } from '../testing/queries.ts'
import { verifyPassword } from './passwords.ts'
import { endSessions, memberOfToken, startSessionByPassword } from './sessions.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

const read = (id: number) => ctx.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const sessionsOf = (memberId: number) =>
  ctx.db.selectFrom('sessions').select('tokenHash').where('memberId', '=', memberId).execute()

describe('a session by password', () => {
  it('starts with the member’s password', async () => {
    const { id } = await testMember(ctx)
    const token = await startSessionByPassword(ctx, await read(id))
    expect(await memberOfToken(ctx, token)).toMatchObject({ id })
  })

  it('does not start if the password changed after the check', async () => {
    const { id } = await testMember(ctx)
    const seen = await read(id)
    await changePassword(ctx, id, 'brand-new-1')
    expect(await startSessionByPassword(ctx, seen)).toBeUndefined()
    expect(await sessionsOf(id)).toEqual([])
  })

  it('survives an interrupted password change, which keeps the old password', async () => {
    const { id, password } = await testMember(ctx)
    const token = await startSessionByPassword(ctx, await read(id))
    const { passwordHash } = await read(id)
    await expect(changePassword(killedAt(ctx, 'DeleteQueryNode', 'sessions'), id, 'brand-new-1')).rejects.toThrow(
      'killed',
    )
    expect(await read(id)).toMatchObject({ passwordHash })
    expect(await memberOfToken(ctx, token)).toMatchObject({ id })
    expect(await verifyPassword(password, passwordHash)).toBe(true)
  })

  it('ends with a later password change', async () => {
    const { id } = await testMember(ctx)
    const token = await startSessionByPassword(ctx, await read(id))
    await changePassword(ctx, id, 'brand-new-1')
    expect(await memberOfToken(ctx, token)).toBeNull()
  })

  it('does not start for an account that was closed meanwhile', async () => {
    const { id } = await testMember(ctx)
    const seen = await read(id)
    await ctx.db.updateTable('members').set({ enabled: 0 }).where('id', '=', id).execute()
    expect(await startSessionByPassword(ctx, seen)).toBeUndefined()
  })
})

it('a login that checks the password while it is being changed fails', async () => {
  const member = await testMember(ctx)
  const watch = watchQueries(ctx.db)
  const api = await testApi({ ...ctx, db: watch.db })
  const login = api.post('/sys/auth/login', { username: member.username, password: member.password })
  const hasRead = () => watch.take().some(({ sql }) => sql.includes('lower(username)'))
  while (!hasRead()) await new Promise((resolve) => setImmediate(resolve))
  // What changePassword does, without the time to derive a key, because the login is deriving one right now.
  await ctx.db.updateTable('members').set({ passwordHash: 'another' }).where('id', '=', member.id).execute()
  await endSessions(ctx, member.id)
  expect(await login).toMatchObject({ error: 1, message: 'Username or password is wrong.', data: null })
  expect(await sessionsOf(member.id)).toEqual([])
  expect((await api.post('/sys/auth/token/info', {}, as(member))).error).toBe(-2)
})

it('a session that a mailed reset ended while its new password is hashed changes nothing', async () => {
  const owner = await testMember(ctx)
  const watch = watchQueries(ctx.db)
  const api = await testApi({ ...ctx, db: watch.db })
  const passwords = { password: 'of-a-thief-1', repassword: 'of-a-thief-1' }
  const change = api.post('/sys/member/password/change', passwords, as(owner))
  const isLookedAt = () => watch.take().some(({ sql }) => sql.includes('"sessions"'))
  while (!isLookedAt()) await new Promise((resolve) => setImmediate(resolve))
  // What resetPassword does, without the time to derive a key, because the change is deriving one right now.
  await ctx.db.updateTable('members').set({ passwordHash: 'of the owner' }).where('id', '=', owner.id).execute()
  await endSessions(ctx, owner.id)
  expect(await change).toMatchObject({ error: -2, data: null })
  expect(await read(owner.id)).toMatchObject({ passwordHash: 'of the owner' })
})

const folder = postgresFolder()

/** How many of the server's connections wait for a lock. */
async function waitingForLocks({ db }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)
  return rows[0]!.count
}

describe.runIf(folder)('a session by password on PostgreSQL', () => {
  let server: PostgresServer
  let ownContext: Context
  beforeAll(async () => {
    server = await startPostgres(folder!)
    ownContext = await preparedContext(server.open(4))
  }, 120_000)
  afterAll(async () => {
    await ownContext.db.destroy()
    await server.stop()
  })

  it('waits for a concurrent password change, and does not start after it', async () => {
    const { id } = await testMember(ownContext)
    const seen = await ownContext.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    let isDone = false
    const started = await ownContext.db.transaction().execute(async (trx) => {
      await trx.updateTable('members').set({ passwordHash: 'another' }).where('id', '=', id).execute()
      const starting = startSessionByPassword(ownContext, seen).finally(() => (isDone = true))
      await expect.poll(() => waitingForLocks(ownContext)).toBe(1)
      expect(isDone).toBe(false)
      return { starting }
    })
    expect(await started.starting).toBeUndefined()
  })
})
