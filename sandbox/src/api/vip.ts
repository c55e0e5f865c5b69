import * as v from 'valibot'
import { formatMoney } from '../ledger/index.ts'
import { fiatConverterTo } from '../operator/amounts.ts'
import { redeem } from '../vip/redeem.ts'
import { integer } from './fields.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

/** VIP club and store (games-and-cashier.md 7). */
export function vipCalls(api: Api): void {
  call(api, '/base/vipLevel/listAll', {
    member: 'none',
    handler: async ({ ctx }) => {
      const rows = await ctx.db.selectFrom('vipLevels').selectAll().orderBy('level').execute()
      return rows.map((row) => ({ ...row, icon: `${ctx.config.origins.api}${row.icon}` }))
    },
  })

  call(api, '/base/vipStore/listAll', {
    member: 'optional',
    handler: async ({ ctx, member }) => {
      const currency = member?.currency ?? 'USD'
      const convert = await fiatConverterTo(ctx.db, currency)
      const rows = await ctx.db.selectFrom('vipPackages').selectAll().orderBy('level').orderBy('points').execute()
      return rows.map((row) => ({ ...row, bonus: formatMoney(convert(row.bonus), currency) }))
    },
  })

  call(api, '/sys/vipStore/redeem', {
    member: 'required',
    body: v.object({ id: integer(1) }),
    handler: ({ ctx, body, member, key }) => redeem(ctx, member.id, body.id, key),
  })
}
