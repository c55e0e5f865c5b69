import * as v from 'valibot'
import { formatMoney } from '../ledger/index.ts'
import { claimInvite, inviteTiers } from '../members/invites.ts'
import { converterTo } from '../operator/rates.ts'
import { integer } from './fields.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

/** Invitation & rewards: the tiers in the caller's currency, and the claim (D17). */
export function inviteCalls(api: Api): void {
  call(api, '/base/inviteConfig/listAll', {
    member: 'optional',
    handler: async ({ ctx, member }) => {
      const currency = member?.currency ?? 'USD'
      const convert = await converterTo(ctx.db, currency)
      const tiers = await inviteTiers(ctx.db)
      return tiers.map((tier) => ({
        id: tier.id,
        personCount: tier.personCount,
        bonusAmount: formatMoney(convert(tier.bonusAmount), currency),
      }))
    },
  })

  call(api, '/sys/member/receiveInviteBonus', {
    member: 'required',
    memberFields: ['id'],
    body: v.object({ inviteConfigId: integer(1) }),
    handler: async ({ ctx, body, member, key }) => {
      await claimInvite(ctx, member.id, body.inviteConfigId, key)
      return true
    },
  })
}
