import type { SeedContext } from '../db/seed/index.ts'
import { cash, clearing, hold, post, type Kind } from '../ledger/index.ts'
import { seedDeposit } from '../payments/seed.ts'
import { STATUS, type Status } from './tables.ts'

const HOUR_MS = 3600_000
const CURRENCY = 'USD' as const

/** A seeded cash-out of the last day: its amount in whole dollars, and how many hours ago each step was taken. */
interface Plan {
  readonly amount: bigint
  readonly method: string
  readonly detail: object
  readonly steps: readonly (readonly [Status, number])[]
}

const PLANS: readonly Plan[] = [
  {
    amount: 300n,
    method: 'BANK_CARD',
    detail: { routingNumber: '021000021', accountNumber: '4417001192', accountName: 'Dana Moreno' },
    steps: [
      [STATUS.pending, 20],
      [STATUS.passed, 19.8],
      [STATUS.paying, 18],
      [STATUS.payed, 17.5],
      [STATUS.success, 6],
    ],
  },
  {
    amount: 200n,
    method: 'BTC',
    detail: { accountNumber: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    steps: [
      [STATUS.pending, 5],
      [STATUS.canceled, 4.9],
    ],
  },
  { amount: 250n, method: 'PAYPAL', detail: { email: 'demo@players.example' }, steps: [[STATUS.pending, 2]] },
]

/**
 * Three cash-outs of the demo member: one that arrived, one canceled, one pending. A deposit just before covers what
 * they take, so that the balance stays the same.
 */
export async function seedWithdrawals(ctx: SeedContext): Promise<void> {
  const demo = await ctx.db.selectFrom('members').select('id').where('username', '=', 'demo').executeTakeFirst()
  if (!demo) return
  const now = ctx.clock().getTime()
  const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR_MS)
  await seedDeposit(ctx, { memberId: demo.id, amount: 55_000n, at: at(21) })
  for (const [index, plan] of PLANS.entries()) await seedOne(ctx, demo.id, `${index}`, plan, at)
}

async function seedOne(ctx: SeedContext, memberId: number, key: string, plan: Plan, at: (hours: number) => Date) {
  const [first, last] = [plan.steps[0]!, plan.steps.at(-1)!]
  const { id } = await ctx.db
    .insertInto('withdrawals')
    .values({
      memberId,
      method: plan.method,
      currency: CURRENCY,
      amount: plan.amount * 100n,
      status: last[0],
      attemptKey: `seed:${key}`,
      payloadHash: '',
      language: 'en',
      detail: JSON.stringify(plan.detail),
      createdAt: at(first[1]),
      updatedAt: at(last[1]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [status, hours] of plan.steps) {
    const step = { withdrawalId: id, status, createdAt: at(hours) }
    await ctx.db.insertInto('withdrawalSteps').values(step).execute()
    const { amount } = plan
    if (status === STATUS.pending)
      await move(ctx, memberId, { key: 'hold', kind: 'WITHDRAW', amount, at: at(hours), id })
    if (status === STATUS.canceled) {
      await move(ctx, memberId, { key: 'back', kind: 'WITHDRAW_ROLLBACK', amount, at: at(hours), id })
    }
    if (status === STATUS.success)
      await move(ctx, memberId, { key: 'out', kind: 'SETTLEMENT', amount, at: at(hours), id })
  }
}

/** Posts one movement of a cash-out's money, between the accounts that belong to the kind of posting. */
async function move(
  ctx: SeedContext,
  memberId: number,
  { key, kind, amount, at, id }: { key: string; kind: Kind; amount: bigint; at: Date; id: number },
): Promise<void> {
  const ways: Partial<Record<Kind, [ReturnType<typeof cash>, ReturnType<typeof cash>]>> = {
    WITHDRAW: [cash(memberId), hold(memberId)],
    WITHDRAW_ROLLBACK: [hold(memberId), cash(memberId)],
    SETTLEMENT: [hold(memberId), clearing('payout')],
  }
  const [from, to] = ways[kind]!
  await post(ctx.db, {
    key: `withdraw:${id}:${key}`,
    kind,
    memberId,
    currency: CURRENCY,
    legs: [
      { account: from, amount: -amount * 100n },
      { account: to, amount: amount * 100n },
    ],
    reference: `withdraw:${id}`,
    at,
  })
}
