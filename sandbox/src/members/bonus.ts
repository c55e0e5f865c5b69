import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { NEWS } from '../db/tables/content.ts'
import { cash, house, moneyValue, post, postingOf } from '../ledger/index.ts'
import { endLostBonus } from '../wallet/wagering.ts'
import { UNDER_WAY } from '../withdrawals/tables.ts'
import { BONUS_ACCOUNTS, type BonusKind } from './bonus-kinds.ts'
import { lockMember } from './lock.ts'
import { writeNews } from './news.ts'

export interface Bonus {
  readonly memberId: number
  readonly kind: BonusKind
  /** Minor units of the member's currency. */
  readonly amount: bigint
  /** How many times it has to be wagered before a cash-out. */
  readonly factor: number
  /** One key, one bonus. */
  readonly key: string
}

/**
 * `active`: another bonus is still being wagered (one at a time, site.md 9) and not lost (D42); `pending`: a cash-out
 * is under way, which excludes a VIP benefit (D44); `closed`: the account is closed.
 */
export type Outcome = 'given' | 'active' | 'pending' | 'closed'

/**
 * Pays a bonus (D29), sets its wagering and notifies the member, in one transaction. Throws KeyReused for a key that
 * was used for something else.
 */
export function giveBonus(ctx: Context, { memberId, kind, amount, factor, key }: Bonus): Promise<Outcome> {
  return ctx.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, memberId)
    const { currency, giftsLeft } = member
    const posting = `bonus:${memberId}:${key}`
    const earlier = await postingOf(trx, posting)
    if (!earlier && !member.enabled) return 'closed'
    if (!earlier && kind === 'BENEFITS' && (await isCashingOut(trx, memberId))) return 'pending'
    if (!earlier && (await endLostBonus(trx, member)) > 0n) return 'active'
    const posted = await post(trx, {
      key: posting,
      kind,
      memberId,
      currency,
      legs: [
        { account: house(BONUS_ACCOUNTS[kind]), amount: -amount },
        { account: cash(memberId), amount },
      ],
      reference: `bonus:${factor}x`,
    })
    if (posted.replayed) return 'given'
    const wager = amount * BigInt(factor)
    const gifts = kind === 'GIFT' ? giftsLeft + amount : giftsLeft
    await trx
      .updateTable('members')
      .set({ rollingAmount: wager, giftsLeft: gifts })
      .where('id', '=', memberId)
      .execute()
    const values = { amount: moneyValue(amount, currency), wager: moneyValue(wager, currency) }
    const messageId = factor > 0 ? 'bonus.given' : 'bonus.givenFree'
    await writeNews(trx, { memberId, type: NEWS.reward, messageId, values, now: ctx.clock() })
    return 'given'
  })
}

async function isCashingOut(trx: Transaction<Database>, memberId: number): Promise<boolean> {
  const ofMember = trx.selectFrom('withdrawals').select('id').where('memberId', '=', memberId)
  return (await ofMember.where('status', 'in', UNDER_WAY).limit(1).executeTakeFirst()) !== undefined
}
