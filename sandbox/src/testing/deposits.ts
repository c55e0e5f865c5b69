import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Context } from '../context.ts'
import { parseMoney } from '../ledger/index.ts'
import { settle } from '../payments/settle.ts'

/** Creates a dollar deposit that a member has requested and nobody has paid; returns its id. */
export async function placeDeposit(ctx: Context, memberId: number, amount: string): Promise<string> {
  const [id, at] = [randomUUID(), ctx.clock()]
  const order = { id, memberId, method: 'PIX', currency: 'USD', amount: parseMoney(amount, 'USD') } as const
  const rest = { attemptKey: id, payloadHash: '', language: 'en', detail: '{}', createdAt: at, updatedAt: at }
  await ctx.db
    .insertInto('deposits')
    .values({ ...order, ...rest })
    .execute()
  return id
}

/** Creates a dollar deposit and settles it as its provider's report of the payment would. */
export async function payDeposit(ctx: Context, memberId: number, amount: string): Promise<void> {
  const ref = await placeDeposit(ctx, memberId, amount)
  expect(await settle(ctx, { id: 'paid', ref, outcome: 'paid' }, 'pix')).toBe('credited')
}
