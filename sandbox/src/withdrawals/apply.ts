import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { cash, hold, KeyReused, moneyValue, parseAmount, parseMoney, post } from '../ledger/index.ts'
import { withdrawableOf } from '../members/gifts.ts'
import { lockMember } from '../members/lock.ts'
import { withdrawConfig } from './config.ts'
import { readDetail } from './methods.ts'
import { leftBelowMinimumDeposit, leftThisMonth } from './caps.ts'
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
interface CheckedRequest {
  key: string
  amount: bigint
  /** The minimum cash-out at the time of the request. */
  minimum: bigint
  detail: WithdrawalDetail
  payloadHash: string
}

/**
 * Asks for a cash-out: the amount is held at once, in the same transaction that writes the request
 * (games-and-cashier.md 4 and 5). A repeated key returns the first request; with other contents it throws KeyReused.
 */
export async function applyWithdrawal(ctx: Context, input: CashoutInput): Promise<Withdrawal> {
  const { member } = input
  const key = input.key ?? randomUUID()
  const amount = parseAmount(input.amount, member.currency)
  const detail = readDetail(input.method, input.detail)
  const payload = JSON.stringify([input.method, String(amount), detail])
  const payloadHash = createHash('sha256').update(payload).digest('hex')
  const earlier = () => findEarlier(ctx.db, member.id, key, payloadHash)
  const found = await earlier()
  if (found) return found
  try {
    const minimum = await checkRules(ctx, input, amount)
    await requireProofs(ctx, member, input.proofs)
    return await holdAndInsert(ctx, input, { key, amount, minimum, detail, payloadHash })
  } catch (error) {
    // The refusal may be due to a concurrent duplicate of this request that took the money: return its cash-out.
    const duplicate = error instanceof Refusal ? await earlier() : undefined
    if (duplicate) return duplicate
    throw error
  }
}

/** Writes the request and holds its amount. */
function holdAndInsert(ctx: Context, input: CashoutInput, request: CheckedRequest): Promise<Withdrawal> {
  const { member } = input
  const { currency } = member
  const { key, amount, minimum, detail, payloadHash } = request
  const now = ctx.clock()
  return ctx.db.transaction().execute(async (trx) => {
    // Checked again on the locked row: the member may have changed since the first check.
    const locked = refuseOwing(await lockMember(trx, member.id))
    refuseUnproved(locked)
    const inserted = await trx
      .insertInto('withdrawals')
      .values({
        memberId: member.id,
        method: input.method,
        currency,
        amount,
        attemptKey: key,
        payloadHash,
        language: input.language,
        detail: JSON.stringify(detail),
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.columns(['memberId', 'attemptKey']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!inserted) return (await findEarlier(trx, member.id, key, payloadHash))!
    refuseAbove('withdraw.monthly', { currency, amount, minimum }, await leftThisMonth(trx, member, now))
    if (!locked.reachedMinimumDeposit)
      refuseAbove('withdraw.free', { currency, amount, minimum }, await leftBelowMinimumDeposit(trx, member))
    await trx
      .insertInto('withdrawalSteps')
      .values({ withdrawalId: inserted.id, status: STATUS.pending, createdAt: now })
      .execute()
    if (amount > (await withdrawableOf(trx, locked))) throw new Refusal('withdraw.insufficient').at('amount')
    await post(trx, {
      key: `withdraw:${inserted.id}:hold`,
      kind: 'WITHDRAW',
      memberId: member.id,
      currency,
      legs: [
        { account: cash(member.id), amount: -amount },
        { account: hold(member.id), amount },
      ],
      reference: `withdraw:${inserted.id}`,
    })
    return inserted
  })
}

/** The member's cash-out with this key, if any; throws KeyReused if it was requested with other contents. */
async function findEarlier(
  db: Kysely<Database>,
  memberId: number,
  key: string,
  hash: string,
): Promise<Withdrawal | undefined> {
  const found = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('attemptKey', '=', key)
    .executeTakeFirst()
  if (found && found.payloadHash !== hash) throw new KeyReused()
  return found
}

/** Throws a Refusal where a rule forbids the cash-out; returns the current minimum cash-out. */
async function checkRules(ctx: Context, { member, userAgent }: CashoutInput, amount: bigint): Promise<bigint> {
  const { currency } = member
  const config = await withdrawConfig(ctx, member, userAgent)
  refuseOwing(member)
  const minimum = parseMoney(config.minimumAmount, currency)
  if (amount <= 0n || amount < minimum)
    throw new Refusal('withdraw.tooLow', { amount: moneyValue(minimum, currency) }).at('amount')
  const maximum = parseMoney(MAXIMUM, currency)
  if (amount > maximum) throw new Refusal('withdraw.tooHigh', { amount: moneyValue(maximum, currency) }).at('amount')
  const offered = config.withdrawAmounts.split('/').map((one) => parseMoney(one, currency))
  if (config.withdrawAllowManualInput === 0 && !offered.includes(amount))
    throw new Refusal('money.notOffered').at('amount')
  if (amount > parseMoney(config.withdrawableBalance, currency)) throw new Refusal('withdraw.insufficient').at('amount')
  const required = parseMoney(config.requiredDepositAmount4Withdraw, currency)
  if (required > parseMoney(config.maxDepositAmount, currency)) {
    throw new Refusal('withdraw.first', { amount: moneyValue(required, currency) }, FIRST_WITHDRAWAL)
  }
  // An early check, before any document is stored. The binding one runs in holdAndInsert(), under the lock.
  const request = { currency, amount, minimum }
  refuseAbove('withdraw.monthly', request, (await leftThisMonth(ctx.db, member, ctx.clock())) - amount)
  if (!member.reachedMinimumDeposit)
    refuseAbove('withdraw.free', request, (await leftBelowMinimumDeposit(ctx.db, member)) - amount)
  return minimum
}

/** No money goes to a closed account, nor to a member who still has to wager (WD-05). */
function refuseOwing(member: Member): Member {
  const { enabled, rollingAmount, currency } = member
  if (!enabled) throw new Refusal('member.disabled')
  if (rollingAmount > 0n) throw new Refusal('withdraw.notUpStandard', { amount: moneyValue(rollingAmount, currency) })
  return member
}

/**
 * Refuses a request that exceeds a cap; `remaining` is what is left of the cap after it, negative where it is exceeded.
 * A cap of which less than the minimum cash-out was left before the request counts as used up.
 */
function refuseAbove(
  cap: 'withdraw.monthly' | 'withdraw.free',
  { currency, amount, minimum }: Pick<Withdrawal, 'currency' | 'amount'> & Pick<CheckedRequest, 'minimum'>,
  remaining: bigint,
): void {
  if (remaining >= 0n) return
  const available = remaining + amount
  if (available < minimum) throw new Refusal(`${cap}Used`).at('amount')
  throw new Refusal(cap, { amount: moneyValue(available, currency) }).at('amount')
}
