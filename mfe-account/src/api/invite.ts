import { inviteTierSchema, memberSchema, type InviteTier, type Member } from '@croupier/shared/api'
import type { ApiService } from '@croupier/shared/host'
import * as v from 'valibot'

/** POST /sys/member/getMember: how many players the member invited, and the bonuses for that. */
export function readMember(api: ApiService, id: number, signal?: AbortSignal): Promise<Member> {
  return api.post('/sys/member/getMember', { id }, { schema: memberSchema, indicator: false, signal })
}

/** POST (JSON) /base/inviteConfig/listAll: the tiers, fewest people first. */
export function listTiers(api: ApiService, signal?: AbortSignal): Promise<InviteTier[]> {
  const schema = v.array(inviteTierSchema)
  return api.post(
    '/base/inviteConfig/listAll',
    { personCount_0: 'ASC' },
    { schema, encoding: 'json', indicator: false, signal },
  )
}

/** POST /sys/member/receiveInviteBonus: claims a tier; its idempotency key makes repeated requests a single claim. */
export async function claimTier(api: ApiService, id: number, inviteConfigId: number): Promise<void> {
  const idempotencyKey = `invite-${id}-${inviteConfigId}`
  await api.post('/sys/member/receiveInviteBonus', { id, inviteConfigId }, { schema: v.unknown(), idempotencyKey })
}
