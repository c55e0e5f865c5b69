import type { Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { unit } from '../ledger/index.ts'

const UNITS_PER_POINT = 10n

type Wagered = Pick<Member, 'vipPoints' | 'vipLifeTimePoints' | 'vipWagerRest' | 'level'>

/**
 * The member's points after `amount` minor units were wagered (negative: given back): one point for ten
 * units, the rest is kept for the next one (site.md §9). The level follows the points upwards, never down.
 */
export async function addWager(trx: Transaction<Database>, member: Member, amount: bigint): Promise<Wagered> {
  const perPoint = UNITS_PER_POINT * unit(member.currency)
  const sum = member.vipWagerRest + amount
  const points = sum >= 0n ? sum / perPoint : -((-sum + perPoint - 1n) / perPoint)
  const gained = Number(points)
  const vipLifeTimePoints = Math.max(0, member.vipLifeTimePoints + gained)
  return {
    vipPoints: Math.max(0, member.vipPoints + gained),
    vipLifeTimePoints,
    vipWagerRest: sum - points * perPoint,
    level: gained > 0 ? await levelFor(trx, vipLifeTimePoints, member.level) : member.level,
  }
}

async function levelFor(trx: Transaction<Database>, points: number, current: number): Promise<number> {
  const reached = await trx
    .selectFrom('vipLevels')
    .select('level')
    .where('points', '<=', points)
    .orderBy('level', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Math.max(current, reached?.level ?? 0)
}
