import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Context } from '../context.ts'
import { preparedContext, testContext } from '../testing/context.ts'
import { testMember } from '../testing/members.ts'
import { postgresFolder, startPostgres, type PostgresServer } from '../testing/postgres.ts'
import { sendMemberMail, sendMemberMailWithTimeout } from './mails.ts'

const folder = postgresFolder()

describe.runIf(folder)('mails to a member on PostgreSQL', () => {
  let server: PostgresServer
  let ctx: Context

  beforeAll(async () => {
    server = await startPostgres(folder!)
    ctx = await preparedContext(server.open(50))
  }, 120_000)
  afterAll(async () => {
    await ctx.db.destroy()
    await server.stop()
  })

  it('are limited to ten of a kind in an hour, also for a hundred concurrent requests', async () => {
    const member = await testMember(ctx)
    const sent = await Promise.all(Array.from({ length: 100 }, () => sendMemberMail(ctx, 'reset', member, 'en')))
    expect(sent.filter(Boolean)).toHaveLength(10)
    const mails = await ctx.db.selectFrom('mails').select('id').where('recipient', '=', member.email).execute()
    expect(mails).toHaveLength(10)
    expect(await sendMemberMail(ctx, 'activate', member, 'en')).toBe(true)
  })
})

it('a reported mail counts as not sent after three seconds without the mail server’s response', async () => {
  const ctx = await testContext()
  const member = await testMember(ctx)
  expect(await sendMemberMailWithTimeout(ctx, 'activate', member, 'en')).toBe(true)
  const called = Promise.withResolvers<Socket>()
  const silent = createServer(called.resolve).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const unanswered = { ...ctx, config: { ...ctx.config, smtpUrl: `smtp://127.0.0.1:${port}` } }
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = sendMemberMailWithTimeout(unanswered, 'activate', member, 'en')
  const socket = await called.promise
  vi.advanceTimersByTime(3000)
  expect(await sent).toBe(false)
  vi.useRealTimers()
  socket.destroy()
  silent.close()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce())
  failed.mockRestore()
})

it('mails that could not be sent do not count towards the hourly limit', async () => {
  const ctx = await testContext()
  const member = await testMember(ctx)
  const down = { ...ctx, config: { ...ctx.config, smtpUrl: 'smtp://127.0.0.1:1' } }
  for (let tries = 0; tries < 10; tries++) await expect(sendMemberMail(down, 'reset', member, 'en')).rejects.toThrow()
  expect(await sendMemberMail(ctx, 'reset', member, 'en')).toBe(true)
})
