import { createHash, randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { cash, hold, KeyReused, moneyValue, parseAmount, parseMoney, post } from '../ledger/index.ts'
import { withdrawableOf } from '../members/gifts.ts'
import { lockMember } from '../members/lock.ts'
import { withdrawConfig } from './config.ts'
import { readDetail } from './methods.ts'
import { leftThisMonth, leftWithoutDeposit } from './monthly-cap.ts'
import { refuseUnproved, requireProofs, type Proofs } from './proofs.ts'
import { STATUS, type Withdrawal, type WithdrawalDetail } from './tables.ts'

/** The largest cash-out, in whole units of whichever currency (games-and-cashier.md 9). */
const MAXIMUM = '100000'
/** The error code by which the site recognises this refusal, whatever the language of its message. */
const FIRST_WITHDRAWAL = 61

export interface CashoutInput {
  member: Member
  amount: string
  method: string
  detail: WithdrawalDetail
  proofs: Proofs
  /** The caller's idempotency key: one key, one cash-out. */
  key: string | undefined
  language: string
  userAgent: string | undefined
}

/** A checked request, ready to be written. */
interface Asked {
  key: string
  amount: bigint
  /** The minimum cash-out at the time of the request. */
  least: bigint
  detail: WithdrawalDetail
  payloadHash: string
}

/**
 * Asks for a cash-out: the amount is held at once, in the same transaction that writes the request
 * (games-and-cashier.md 4 and 5). A repeated key returns the first request; with other contents it throws KeyReused.
 */
export async function applyWithdrawal(ctx: Context, wish: CashoutInput): Promise<Withdrawal> {
  const { member } = wish
  const key = wish.key ?? randomUUID()
  const amount = parseAmount(wish.amount, member.currency)
  const detail = readDetail(wish.method, wish.detail)
  const payload = JSON.stringify([wish.method, String(amount), detail])
  const payloadHash = createHash('sha256').update(payload).digest('hex')
  const earlier = () => findEarlier(ctx, member.id, key, payloadHash)
  const found = await earlier()
  if (found) return found
  try {
    const least = await checkRules(ctx, wish, amount)
    await requireProofs(ctx, member, wish.proofs)
    return await ask(ctx, wish, { key, amount, least, detail, payloadHash })
  } catch (error) {
    // The refusal may be due to a concurrent duplicate of this request that took the money: return its cash-out.
    const twin = error instanceof Refusal ? await earlier() : undefined
    if (twin) return twin
    throw error
  }
}

/** Writes the request and holds its amount. */
function ask(ctx: Context, wish: CashoutInput, asked: Asked): Promise<Withdrawal> {
  const { member } = wish
  const { currency } = member
  const { key, amount, least, detail, payloadHash } = asked
  const now = ctx.clock()
  return ctx.db.transaction().execute(async (trx) => {
    // Checked again on the locked row: the member may have changed since the first check.
    const locked = refuseOwing(await lockMember(trx, member.id))
    refuseUnproved(locked)
    const made = await trx
      .insertInto('withdrawals')
      .values({
        memberId: member.id,
        method: wish.method,
        currency,
        amount,
        attemptKey: key,
        payloadHash,
        language: wish.language,
        detail: JSON.stringify(detail),
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.columns(['memberId', 'attemptKey']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!made) {
      const other = await trx
        .selectFrom('withdrawals')
        .selectAll()
        .where('memberId', '=', member.id)
        .where('attemptKey', '=', key)
        .executeTakeFirstOrThrow()
      return same(other, payloadHash)
    }
    refuseAbove('withdraw.monthly', { currency, amount, least }, await leftThisMonth(trx, member, now))
    if (!locked.hasDeposited)
      refuseAbove('withdraw.free', { currency, amount, least }, await leftWithoutDeposit(trx, member))
    await trx
      .insertInto('withdrawalSteps')
      .values({ withdrawalId: made.id, status: STATUS.pending, createdAt: now })
      .execute()
    if (amount > (await withdrawableOf(trx, locked))) throw new Refusal('withdraw.insufficient').at('amount')
    await post(trx, {
      key: `withdraw:${made.id}:hold`,
      kind: 'WITHDRAW',
      memberId: member.id,
      currency,
      legs: [
        { account: cash(member.id), amount: -amount },
        { account: hold(member.id), amount },
      ],
      reference: `withdraw:${made.id}`,
    })
    return made
  })
}

async function findEarlier(ctx: Context, memberId: number, key: string, hash: string) {
  const found = await ctx.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('attemptKey', '=', key)
    .executeTakeFirst()
  return found && same(found, hash)
}

function same(found: Withdrawal, hash: string): Withdrawal {
  if (found.payloadHash !== hash) throw new KeyReused()
  return found
}

/** Throws a Refusal where a rule forbids the cash-out; returns the current minimum cash-out. */
async function checkRules(ctx: Context, { member, userAgent }: CashoutInput, amount: bigint): Promise<bigint> {
  const { currency } = member
  const config = await withdrawConfig(ctx, member, userAgent)
  refuseOwing(member)
  const least = parseMoney(config.minimumAmount, currency)
  if (amount <= 0n || amount < least)
    throw new Refusal('withdraw.tooLow', { amount: moneyValue(least, currency) }).at('amount')
  const most = parseMoney(MAXIMUM, currency)
  if (amount > most) throw new Refusal('withdraw.tooHigh', { amount: moneyValue(most, currency) }).at('amount')
  const offered = config.withdrawAmounts.split('/').map((one) => parseMoney(one, currency))
  if (config.withdrawAllowManualInput === 0 && !offered.includes(amount))
    throw new Refusal('money.notOffered').at('amount')
  if (amount > parseMoney(config.withdrawableBalance, currency)) throw new Refusal('withdraw.insufficient').at('amount')
  const required = parseMoney(config.requiredDepositAmount4Withdraw, currency)
  if (required > parseMoney(config.maxDepositAmount, currency)) {
    throw new Refusal('withdraw.first', { amount: moneyValue(required, currency) }, FIRST_WITHDRAWAL)
  }
  // An early check, before any document is stored. The binding one runs in ask(), under the lock.
  const asked = { currency, amount, least }
  refuseAbove('withdraw.monthly', asked, (await leftThisMonth(ctx.db, member, ctx.clock())) - amount)
  if (!member.hasDeposited) refuseAbove('withdraw.free', asked, (await leftWithoutDeposit(ctx.db, member)) - amount)
  return least
}

/** No money goes to a closed account, nor to a member who still has to wager (WD-05). */
function refuseOwing(member: Member): Member {
  const { enabled, rollingAmount, currency } = member
  if (!enabled) throw new Refusal('member.disabled')
  if (rollingAmount > 0n) throw new Refusal('withdraw.notUpStandard', { amount: moneyValue(rollingAmount, currency) })
  return member
}

/**
 * Refuses a request that exceeds a cap; `rest` is what is left of the cap after it. A cap of which less than the
 * minimum cash-out was left before the request counts as used up.
 */
function refuseAbove(
  cap: 'withdraw.monthly' | 'withdraw.free',
  { currency, amount, least }: Pick<Withdrawal, 'currency' | 'amount'> & Pick<Asked, 'least'>,
  rest: bigint,
): void {
  if (rest >= 0n) return
  const left = rest + amount
  if (left < least) throw new Refusal(`${cap}Used`).at('amount')
  throw new Refusal(cap, { amount: moneyValue(left, currency) }).at('amount')
}
