import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { formatMoney, KeyReused, moneyValue, parseAmount, parseMoney } from '../ledger/index.ts'
import { refuseRestricted } from '../operator/access.ts'
import { rulesIn } from '../operator/amounts.ts'
import { readSetting } from '../operator/settings.ts'
import { openProviderOrder } from '../providers/orders.ts'
import { isMethodOpenTo } from './visible-methods.ts'
import { configOf, MAXIMUM, METHOD_RULES, priceOf } from './rules.ts'
import type { Deposit, DepositDetail } from './tables.ts'

export interface OrderInput {
  member: Member
  method: string
  amount: string
  /** The caller's idempotency key: one key, one order. */
  key: string | undefined
  language: string
  request: FastifyRequest
  detail?: DepositDetail
  /** Further detail of a new order that needs its number; runs in the transaction that writes the order. */
  complete?: (trx: Transaction<Database>, id: string) => Promise<DepositDetail>
  /** A further check of a new order; throws to refuse it. Not run for a repeated request. */
  check?: () => void
}

/**
 * Places an order, pending until its provider reports. A repeated key returns the first order; with another amount or
 * method it throws KeyReused. Refuses amounts below the minimum and above the maximum, and restricted places.
 */
export async function placeOrder(ctx: Context, input: OrderInput): Promise<Deposit> {
  const { member, method, detail = {} } = input
  const { currency } = member
  const userAgent = input.request.headers['user-agent']
  const amount = parseAmount(input.amount, currency)
  const key = input.key ?? randomUUID()
  const hash = createHash('sha256')
    .update([method, amount, detail.last4 ?? '', detail.coin ?? ''].join('|'))
    .digest('hex')
  // An existing order is returned whatever the rules are now: a caller who lost the response must not pay again.
  const made = await findAttempt(ctx.db, member.id, key)
  // A new or pending order is refused from a restricted place (D27); one that has ended is returned to any place.
  if (!made || made.status === 'pending') await refuseRestricted(ctx, input.request)
  if (made) return requireSamePayload(made, hash)
  input.check?.()
  const rule = METHOD_RULES[method]
  if (!rule || !(await isMethodOpenTo(ctx, member, method, userAgent))) throw new Refusal('deposit.methodUnknown')
  const config = await depositConfig(ctx, member, userAgent)
  const [minimum, maximum] = [parseMoney(config.minimumAmount, currency), parseMoney(MAXIMUM, currency)]
  if (amount <= 0n || amount < minimum) {
    throw new Refusal('deposit.tooLow', { amount: moneyValue(minimum, currency) }).at('amount')
  }
  if (rule.limited && amount > maximum) {
    throw new Refusal('deposit.tooHigh', { amount: moneyValue(maximum, currency) }).at('amount')
  }
  if (rule.presets && config.paymentAllowManualInput === 0) {
    const presets = config.paymentAmounts.split('/').map((one) => parseMoney(one, currency))
    if (!presets.includes(amount)) throw new Refusal('money.notOffered').at('amount')
  }
  const now = ctx.clock()
  return ctx.db.transaction().execute(async (trx) => {
    const id = orderNumber()
    const known = { ...detail, ...(await input.complete?.(trx, id)) }
    const inserted = await trx
      .insertInto('deposits')
      .values({
        id,
        memberId: member.id,
        method,
        currency,
        amount,
        attemptKey: key,
        payloadHash: hash,
        language: input.language,
        detail: JSON.stringify(known),
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.columns(['memberId', 'attemptKey']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!inserted) return requireSamePayload((await findAttempt(trx, member.id, key))!, hash)
    await openProviderOrder(trx, ctx, {
      ref: inserted.id,
      rule,
      amount: formatMoney(priceOf(method, amount), currency),
      currency,
      language: input.language,
      detail: known,
      now,
    })
    return inserted
  })
}

const findAttempt = (db: Context['db'], memberId: number, key: string) =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('attemptKey', '=', key)
    .executeTakeFirst()

function requireSamePayload(deposit: Deposit, hash: string): Deposit {
  if (deposit.payloadHash !== hash) throw new KeyReused()
  return deposit
}

/** The configuration of the deposit dialogs: minimum, presets, whether other amounts may be typed. */
export async function depositConfig(
  ctx: Pick<Context, 'db'>,
  { currency }: Pick<Member, 'currency'>,
  userAgent: string | undefined,
) {
  const set = await readSetting(ctx.db, 'depositConfig', userAgent)
  return { ...configOf(currency), ...(await rulesIn(ctx.db, currency, set, ['minimumAmount', 'paymentAmounts'])) }
}

/** The member's own order; throws request.notFound for any other. */
export async function ownDeposit(ctx: Context, memberId: number, id: string): Promise<Deposit> {
  const deposit = await ctx.db
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', id)
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (!deposit) throw new Refusal('request.notFound')
  return deposit
}

/** The member's own order, for a call that continues to pay it: refused from a restricted place while pending (D27). */
export async function payableDeposit(ctx: Context, request: FastifyRequest, memberId: number, id: string) {
  const deposit = await ownDeposit(ctx, memberId, id)
  if (deposit.status === 'pending') await refuseRestricted(ctx, request)
  return deposit
}

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 'D' and ten characters that can be read out on the phone: no 0 and O, no 1 and I. */
export function orderNumber(): string {
  return `D${Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
}
