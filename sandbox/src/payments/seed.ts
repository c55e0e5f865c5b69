import type { SeedContext } from '../db/seed/index.ts'
import { cash, clearing, post } from '../ledger/index.ts'
import { orderNumber } from './order.ts'
import { METHOD_RULES } from './rules.ts'

const METHOD = 'STRIPE'
const CURRENCY = 'USD' as const

interface Paid {
  readonly memberId: number
  /** Cents. */
  readonly amount: bigint
  readonly at: Date
}

/** Seeds a credited deposit of a demo member: the order and the posting that a provider's report would leave. */
export async function seedDeposit(ctx: SeedContext, { memberId, amount, at }: Paid): Promise<void> {
  const id = orderNumber()
  await ctx.db
    .insertInto('deposits')
    .values({
      id,
      memberId,
      method: METHOD,
      currency: CURRENCY,
      amount,
      status: 'succeeded',
      attemptKey: `seed:${id}`,
      payloadHash: '',
      language: 'en',
      detail: '{}',
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await post(ctx.db, {
    key: `deposit:${id}`,
    kind: 'DEPOSIT',
    memberId,
    currency: CURRENCY,
    legs: [
      { account: clearing(METHOD_RULES[METHOD]!.kind), amount: -amount },
      { account: cash(memberId), amount },
    ],
    reference: `deposit:${id}`,
    meta: { method: METHOD },
    at,
  })
}
