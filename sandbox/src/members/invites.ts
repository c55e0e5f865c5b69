import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal } from '../errors.ts'
import { cash, formatMoney, house, KeyReused, post } from '../ledger/index.ts'
import { converterTo } from '../operator/rates.ts'
import { endLostBonus } from '../wallet/wagering.ts'
import { lockMember } from './lock.ts'

/** The reward tiers, fewest invited players first, their bonus in US cents. */
export function inviteTiers(db: Kysely<Database>) {
  return db.selectFrom('inviteConfigs').selectAll().orderBy('personCount').execute()
}

/** Counts only members with a confirmed address, which cannot be made up. */
async function countInvited(db: Kysely<Database>, memberId: number): Promise<number> {
  const row = await db
    .selectFrom('members')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('invitedBy', '=', memberId)
    .where('activated', '=', true)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/**
 * How many members joined by this one's invitation and activated their accounts, and the awards: in all, claimed, and
 * waiting for a claim.
 */
export async function inviteSummary(db: Kysely<Database>, member: Member) {
  const currency = member.currency
  const childCount = await countInvited(db, member.id)
  const tiers = await inviteTiers(db)
  const convert = await converterTo(db, currency)
  const claims = await db
    .selectFrom('ledgerTransactions')
    .select('delta')
    .where('memberId', '=', member.id)
    .where('kind', '=', 'INVITE_AWARD')
    // Matches the condition of the history's partial index.
    .where('delta', '!=', 0n)
    .execute()
  const claimed = claims.reduce((sum, row) => sum + row.delta, 0n)
  const pending = tiers
    .slice(member.treasureIndex)
    .filter((tier) => tier.personCount <= childCount)
    .reduce((sum, tier) => sum + convert(tier.bonusAmount), 0n)
  return {
    childCount,
    treasureIndex: member.treasureIndex,
    totalAwarded: formatMoney(claimed + pending, currency),
    awardBalance: formatMoney(claimed, currency),
    pendingAward: formatMoney(pending, currency),
  }
}

/**
 * Pays the bonus of any tier that is reached, once (D17). A member's claims are stored as a number of tiers
 * (treasureIndex), so unclaimed tiers before this one are paid with it: none is lost. The same `key` twice is one
 * claim. Throws Refusal when the tier is unknown, already claimed or not reached, and KeyReused.
 */
export function claimInvite(ctx: Context, memberId: number, inviteConfigId: number, key = ''): Promise<void> {
  return ctx.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, memberId)
    if (key && (await hasClaimed(trx, { memberId, inviteConfigId, key }))) return
    const tiers = await inviteTiers(trx)
    const index = tiers.findIndex((tier) => tier.id === inviteConfigId)
    const tier = tiers[index]
    if (!tier) throw new Refusal('invite.unknown')
    if (index < member.treasureIndex) throw new Refusal('invite.claimed')
    if ((await countInvited(trx, memberId)) < tier.personCount) throw new Refusal('invite.notReached')
    await endLostBonus(trx, member)
    for (const due of tiers.slice(member.treasureIndex, index + 1))
      await pay(trx, member, due, due === tier && key ? key : null)
    await trx
      .updateTable('members')
      .set({ treasureIndex: index + 1 })
      .where('id', '=', memberId)
      .execute()
  })
}

/** Whether this key has claimed this tier before; throws KeyReused where it claimed another one. */
async function hasClaimed(
  trx: Transaction<Database>,
  { memberId, inviteConfigId, key }: { memberId: number; inviteConfigId: number; key: string },
): Promise<boolean> {
  const earlier = await trx
    .selectFrom('inviteClaims')
    .select('inviteConfigId')
    .where('memberId', '=', memberId)
    .where('attemptKey', '=', key)
    .executeTakeFirst()
  if (earlier && earlier.inviteConfigId !== inviteConfigId) throw new KeyReused()
  return earlier !== undefined
}

async function pay(
  trx: Transaction<Database>,
  member: Member,
  tier: { id: number; bonusAmount: bigint },
  attemptKey: string | null,
) {
  const currency = member.currency
  const bonus = (await converterTo(trx, currency))(tier.bonusAmount)
  await trx.insertInto('inviteClaims').values({ memberId: member.id, inviteConfigId: tier.id, attemptKey }).execute()
  await post(trx, {
    key: `invite:${member.id}:${tier.id}`,
    kind: 'INVITE_AWARD',
    memberId: member.id,
    currency,
    legs: [
      { account: house('invites'), amount: -bonus },
      { account: cash(member.id), amount: bonus },
    ],
    reference: `invite:${tier.id}`,
  })
}
