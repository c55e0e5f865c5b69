import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Member } from '../db/tables/members.ts'
import { ceilDiv } from '../ledger/index.ts'
import { fiatConverterTo } from '../operator/amounts.ts'

/** What must be wagered for a point, in cents of fiat money. */
const CENTS_PER_POINT = 1000n

type Wagered = Pick<Member, 'vipPoints' | 'vipLifeTimePoints' | 'vipWagerRest'>

/**
 * The member's points after `amount` minor units were wagered (negative: given back): one point for ten units, or for
 * their worth in bitcoin; the rest counts towards the next point (site.md 9). The level stays: it is the account
 * manager's to change (site.md 6).
 */
export async function addWager(db: Kysely<Database>, member: Member, amount: bigint): Promise<Wagered> {
  const perPoint = (await fiatConverterTo(db, member.currency))(CENTS_PER_POINT)
  const sum = member.vipWagerRest + amount
  const points = sum >= 0n ? sum / perPoint : -ceilDiv(-sum, perPoint)
  const gained = Number(points)
  return {
    vipPoints: Math.max(0, member.vipPoints + gained),
    vipLifeTimePoints: Math.max(0, member.vipLifeTimePoints + gained),
    vipWagerRest: sum - points * perPoint,
  }
}
