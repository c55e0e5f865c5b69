import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Context } from '../context.ts'
import { parseMoney } from '../ledger/index.ts'
import { settle } from '../payments/settle.ts'

/** A deposit of dollars that a member has asked for and its provider reports as paid. */
export async function payDeposit(ctx: Context, memberId: number, amount: string): Promise<void> {
  const [id, at] = [randomUUID(), ctx.clock()]
  const order = { id, memberId, method: 'PIX', currency: 'USD', amount: parseMoney(amount, 'USD') } as const
  const rest = { attemptKey: id, payloadHash: '', language: 'en', detail: '{}', createdAt: at, updatedAt: at }
  await ctx.db
    .insertInto('deposits')
    .values({ ...order, ...rest })
    .execute()
  expect(await settle(ctx, { id: 'paid', ref: id, outcome: 'paid' }, 'pix')).toBe('credited')
}
