import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { formatMoney } from '../ledger/index.ts'
import { withdrawableOf } from '../members/gifts.ts'
import { rulesIn } from '../operator/amounts.ts'
import { readSetting } from '../operator/settings.ts'
import { leftBelowMinimumDeposit, leftThisMonth } from './caps.ts'
import { STATUS } from './tables.ts'

const NOTHING = '0'
/** In fiat money, as what the operator sets: converted for bitcoin as the caps are, so that no cap is below the minimum. */
const DEFAULTS = {
  minimumAmount: '200',
  withdrawAmounts: '200/300/500/1000',
  withdrawAllowManualInput: 1,
  // D26: nobody pays for being allowed to withdraw unless an operator requires it.
  requiredDepositAmount4Withdraw: NOTHING,
}
const AMOUNTS = ['minimumAmount', 'withdrawAmounts', 'requiredDepositAmount4Withdraw'] as const

/** The cash-out form's configuration: the rules and, as extensions, what is left of this member's caps (D30, D39). */
export async function cashoutFormConfig(ctx: Context, member: Member, userAgent: string | undefined) {
  const rules = await withdrawConfig(ctx, member, userAgent)
  const formatted = (remaining: bigint) => formatMoney(remaining > 0n ? remaining : 0n, member.currency)
  return {
    ...rules,
    monthlyLeft: formatted(await leftThisMonth(ctx.db, member, ctx.clock())),
    ...(member.reachedMinimumDeposit ? {} : { freeLeft: formatted(await leftBelowMinimumDeposit(ctx.db, member)) }),
  }
}

/** The rules of a member's cash-out, with the figures that the form checks against. */
export async function withdrawConfig(ctx: Context, member: Member, userAgent: string | undefined) {
  const { currency } = member
  const largest = await ctx.db
    .selectFrom('deposits')
    .select((eb) => eb.fn.max('amount').as('amount'))
    .where('memberId', '=', member.id)
    .where('status', '=', 'succeeded')
    .executeTakeFirst()
  const set = await readSetting(ctx.db, 'withdrawConfig', userAgent)
  const rules = {
    ...DEFAULTS,
    ...(await rulesIn(ctx.db, currency, DEFAULTS, AMOUNTS)),
    ...(await rulesIn(ctx.db, currency, set, AMOUNTS)),
  }
  const required = rules.requiredDepositAmount4Withdraw
  return {
    ...rules,
    // Applies to the first cash-out only: a member who was paid before needs no deposit any more.
    requiredDepositAmount4Withdraw: required !== NOTHING && (await isFirst(ctx, member.id)) ? required : NOTHING,
    maxDepositAmount: formatMoney(BigInt(largest?.amount ?? 0), currency),
    withdrawableBalance: formatMoney(await withdrawableOf(ctx.db, member), currency),
    rollingAmount: formatMoney(member.rollingAmount, currency),
  }
}

async function isFirst(ctx: Context, memberId: number): Promise<boolean> {
  const before = await ctx.db
    .selectFrom('withdrawals')
    .select('id')
    .where('memberId', '=', memberId)
    .where('status', 'in', [STATUS.payed, STATUS.success])
    .limit(1)
    .executeTakeFirst()
  return before === undefined
}
