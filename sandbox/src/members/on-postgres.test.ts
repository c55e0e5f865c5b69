import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { issueToken } from '../security/one-time-tokens.ts'
import { preparedContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { postgresFolder, startPostgres, type PostgresServer } from '../testing/postgres.ts'
import { changePassword, resetPassword } from './password.ts'

const folder = postgresFolder()

describe.runIf(folder)('passwords on PostgreSQL', () => {
  let server: PostgresServer
  let db: Kysely<Database>
  let ctx: Context

  beforeAll(async () => {
    server = await startPostgres(folder!)
    db = server.open(10)
    ctx = await preparedContext(db)
  }, 120_000)

  afterAll(async () => {
    await db.destroy()
    await server.stop()
  })

  it('are set once by concurrent links and by the member, without a deadlock', async () => {
    const outcomes: string[] = []
    for (let round = 0; round < 5; round++) {
      const { id: memberId } = await testMember(ctx)
      const link = () => issueToken(db, { kind: 'reset', memberId, now: ctx.clock(), lifeMs: 60_000 })
      const links = await Promise.all([link(), link(), link()])
      const answers = await Promise.allSettled([
        ...links.map((token) => resetPassword(ctx, token, 'by-a-link-1')),
        changePassword(ctx, memberId, 'by-myself-1'),
      ])
      const chosen = answers.slice(0, links.length).filter(({ status }) => status === 'fulfilled')
      // None of the links works where the member's own change came first.
      expect(chosen.length).toBeLessThanOrEqual(1)
      for (const answer of answers) if (answer.status === 'rejected') outcomes.push((answer.reason as Error).message)
    }
    expect(outcomes.filter((message) => message !== 'auth.linkInvalid')).toEqual([])
  }, 60_000)
})
