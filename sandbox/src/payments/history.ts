import * as v from 'valibot'
import { paging, text } from '../api/fields.ts'
import { pageOf } from '../api/page.ts'
import { call } from '../api/route.ts'
import type { Api } from '../api/route.ts'
import type { Context } from '../context.ts'
import { formatMoney } from '../ledger/index.ts'
import { providerPage } from '../providers/orders.ts'
import { coinsOf, ending } from './crypto.ts'
import { payableDeposit } from './order.ts'
import { methodName } from './methods.ts'
import { requestedAmountOf, priceOf } from './rules.ts'
import { statusNumber } from './status.ts'
import type { Deposit } from './tables.ts'

/** The member's deposits with their receipts, and for a pending one the address to go on paying it (D3). */
export function depositHistoryCalls(api: Api): void {
  call(api, '/ext/deposit/page', {
    member: 'required',
    body: v.object(paging()),
    handler: async ({ ctx, body, member, language, now }) => {
      const deposits = ctx.db.selectFrom('deposits').where('deposits.memberId', '=', member.id)
      const rows = await deposits
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(body.pageSize)
        .offset((body.pageNum - 1) * body.pageSize)
        .execute()
      const { count } = await deposits.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
      const names = await ctx.db.selectFrom('paymentMethods').select(['code', 'name']).execute()
      const name = (code: string) =>
        methodName(names.find((row) => row.code === code) ?? { code, name: code }, language)
      const receipts = rows.map((row) => receipt(row, name(row.method)))
      return {
        ...pageOf(receipts, Number(count), body.pageNum, body.pageSize),
        serverTime: now.toISOString(),
      }
    },
  })

  call(api, '/ext/deposit/resume', {
    member: 'required',
    body: v.object({ id: text(40) }),
    handler: async ({ ctx, body, member, now, request }) => {
      const deposit = await payableDeposit(ctx, request, member.id, body.id)
      const { address } = deposit.detail
      return {
        ...receipt(deposit, deposit.method),
        payUrl: payUrlOf(ctx, deposit),
        ...(deposit.method === 'CASH'
          ? { discountAmount: formatMoney(priceOf('CASH', deposit.amount), deposit.currency) }
          : {}),
        ...(address ? { address, ...ending(deposit.detail, now) } : {}),
      }
    },
  })
}

/** The provider's page where the player continues to pay a pending order; empty for an order that has ended. */
const payUrlOf = (ctx: Context, deposit: Deposit) => (deposit.status === 'pending' ? providerPage(ctx, deposit.id) : '')

function receipt(deposit: Deposit, methodName: string) {
  const { brand, last4, expiresAt } = deposit.detail
  return {
    id: deposit.id,
    method: deposit.method,
    methodName,
    currency: deposit.currency,
    amount: formatMoney(deposit.amount, deposit.currency),
    asked: requestedAmountOf(deposit),
    status: statusNumber(deposit.status),
    createTime: deposit.createdAt,
    updateTime: deposit.updatedAt,
    ...(last4 ? { card: `${brand} •••• ${last4}` } : {}),
    ...coinsOf(deposit),
    ...(expiresAt ? { expiresAt } : {}),
  }
}
