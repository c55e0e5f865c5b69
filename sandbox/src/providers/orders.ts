import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { MethodRule } from '../payments/rules.ts'
import type { DepositDetail, ProviderDetail, ProviderOrder } from '../payments/tables.ts'

interface NewOrder {
  ref: string
  rule: MethodRule
  amount: string
  currency: string
  language: string
  detail: DepositDetail
  now: Date
}

/** Announces a new order to the provider, within the operator's transaction: either both store it or neither. */
export async function openProviderOrder(trx: Transaction<Database>, ctx: Context, order: NewOrder): Promise<void> {
  const { rule } = order
  const { coin, coinAmount, address, expiresAt } = order.detail
  const detail: ProviderDetail = {
    language: order.language,
    ...(rule.frame ? { frame: true } : {}),
    // Crypto: which coin the provider waits for, and where.
    ...(coin && coinAmount && address ? { coin, coinAmount, address, ...(expiresAt ? { expiresAt } : {}) } : {}),
  }
  await trx
    .insertInto('providerOrders')
    .values({
      ref: order.ref,
      kind: rule.kind,
      amount: order.amount,
      currency: order.currency,
      // Payment windows must keep their opener: at ?pay the site serves its document without an opener policy.
      returnUrl: rule.pages ? `${ctx.config.origins.shell}/?pay#/payment/${rule.pages}/` : '',
      detail: JSON.stringify(detail),
      createdAt: order.now,
      updatedAt: order.now,
    })
    .execute()
}

/** Where the player pays: the provider's own page. */
export const providerPage = (ctx: Context, ref: string): string => `${ctx.config.origins.providers}/order/${ref}`

/** An order by its number from an address; undefined where there is none, or the text cannot be a number. */
export async function findOrder(ctx: Context, ref: string): Promise<ProviderOrder | undefined> {
  if (!/^\w{1,40}$/.test(ref)) return undefined
  return ctx.db.selectFrom('providerOrders').selectAll().where('ref', '=', ref).executeTakeFirst()
}

/** Sets an order's state if it has not changed since it was read. False when another request was faster. */
export async function changeOrder(
  ctx: Context,
  order: ProviderOrder,
  state: string,
  detail: ProviderDetail = {},
): Promise<boolean> {
  const result = await ctx.db
    .updateTable('providerOrders')
    .set({ state, detail: JSON.stringify({ ...order.detail, ...detail }), updatedAt: ctx.clock() })
    .where('ref', '=', order.ref)
    .where('state', '=', order.state)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * The states of an order that nobody has paid: at `asked` the card issuer still waits for the player's confirmation.
 */
const UNPAID = ['open', 'asked']

/**
 * Ends an order from outside its page, which takes no payment for it any more. False where the page has ended it: its
 * report may still be on the way, so the caller must not take money for the order too.
 */
export async function claimOrder(
  trx: Transaction<Database>,
  { ref, state, now }: { ref: string; state: 'paid' | 'refused'; now: Date },
): Promise<boolean> {
  const result = await trx
    .updateTable('providerOrders')
    .set({ state, updatedAt: now })
    .where('ref', '=', ref)
    .where('state', 'in', UNPAID)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
