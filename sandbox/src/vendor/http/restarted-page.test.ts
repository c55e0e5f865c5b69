import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf } from '../../ledger/index.ts'
import { testContext } from '../../testing/context.ts'
import type { TestContext } from '../../testing/context.ts'
import { testMember } from '../../testing/members.ts'
import { buildVendorServer } from '../server.ts'
import { testVendor, testToken } from '../../testing/vendor.ts'

const CODE = 'blackjack-classic'

let ctx: TestContext
let app: FastifyInstance
let isCut = false
beforeAll(async () => {
  ctx = await testContext()
  const balance = async (memberId: number) => {
    if (!isCut) return balanceOf(ctx.db, memberId)
    isCut = false
    throw new Error('cut')
  }
  app = await buildVendorServer(testVendor(ctx, { balance }))
}, 120_000)
afterAll(() => app.close())

const launched = async () => {
  const { id } = await testMember(ctx, { balance: '50' })
  const token = await testToken(ctx, CODE, id)
  return (key?: string) => app.inject({ method: 'POST', url: '/session', payload: { token, key, code: CODE } })
}

it('a page whose first response was lost gets the same game session by its key', async () => {
  const begin = await launched()
  const key = randomUUID()
  const [first, second] = await Promise.all([begin(key), begin(key)])
  expect(first.statusCode).toBe(200)
  expect(first.json()).toMatchObject({ balance: 5000, playToken: expect.stringMatching(/^[\w-]{43}$/) })
  expect(second.json()).toEqual(first.json())
  expect((await begin(key)).json()).toEqual(first.json())
  for (const other of [randomUUID(), undefined]) expect((await begin(other)).statusCode).toBe(401)
  ctx.pass(2 * 60_000 + 1)
  expect((await begin(key)).statusCode).toBe(401)
})

it('a failed start of a table can be retried', async () => {
  const begin = await launched()
  const key = randomUUID()
  isCut = true
  expect((await begin(key)).statusCode).toBe(503)
  expect((await begin(key)).json()).toMatchObject({ balance: 5000 })
})

it('a launch token that was used without a key cannot be used again', async () => {
  const begin = await launched()
  expect((await begin()).statusCode).toBe(200)
  for (const key of [undefined, randomUUID()]) expect((await begin(key)).statusCode).toBe(401)
})
