import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApi } from '../testing/api.ts'
import { testContext, type TestContext } from '../testing/context.ts'
import { drawCode, useCode } from './verify-code.ts'

const VISITOR = '198.51.100.7'
const STRANGER = '203.0.113.9'

let ctx: TestContext
beforeAll(async () => {
  ctx = await testContext()
})

/** Draws a picture and returns its code. */
async function draw(ticket: string, ip: string): Promise<string> {
  await drawCode(ctx, { ticket, ip })
  const query = ctx.db.selectFrom('verifyCodes').select('code').where('ticket', '=', ticket).where('caller', '=', ip)
  return (await query.executeTakeFirstOrThrow()).code
}

describe('a picture code', () => {
  it('is good for one attempt, in whatever case, within five minutes', async () => {
    const key = { ticket: randomUUID(), ip: VISITOR }
    const code = await draw(key.ticket, VISITOR)
    expect(await useCode(ctx, key, ` ${code.toUpperCase()}`)).toBe(true)
    expect(await useCode(ctx, key, code)).toBe(false)
    const late = await draw(key.ticket, VISITOR)
    ctx.pass(5 * 60_000)
    expect(await useCode(ctx, key, late)).toBe(false)
  })

  it('is replaced only by its own caller, and used up only by them or by the right code', async () => {
    const ticket = randomUUID()
    await draw(ticket, VISITOR)
    const code = await draw(ticket, VISITOR)
    await draw(ticket, STRANGER)
    for (const attempt of ['zzzz', 'oooo', ''])
      expect(await useCode(ctx, { ticket, ip: STRANGER }, attempt)).toBe(false)
    expect(await useCode(ctx, { ticket, ip: VISITOR }, code)).toBe(true)
  })

  it('works once for a visitor whose address changed meanwhile', async () => {
    const ticket = randomUUID()
    const code = await draw(ticket, VISITOR)
    const elsewhere = { ticket, ip: '192.0.2.1' }
    expect(await useCode(ctx, elsewhere, code)).toBe(true)
    expect(await useCode(ctx, elsewhere, code)).toBe(false)
  })

  it('may be drawn less often per address than other calls are made', async () => {
    const strict = await testApi({ ...ctx, config: { ...ctx.config, rateLimit: 100 } })
    const errors: number[] = []
    for (let attempt = 0; attempt < 3; attempt += 1)
      errors.push((await strict.post('/sys/member/verifyCode/image', { ticket: randomUUID() })).error)
    expect(errors).toEqual([0, 0, 429])
  })
})
