import type { Context } from '../context.ts'
import { NEWS } from '../db/tables/content.ts'
import { lockMember } from '../members/lock.ts'
import { writeNews } from '../members/news.ts'

/** The levels that the house has, by their codes (D12). */
export const LEVELS = [0, 10, 20, 30, 40] as const
export type Level = (typeof LEVELS)[number]

/** Moves a member to a level (D33) and notifies them, in one transaction. False if they already have it. */
export function setLevel(ctx: Context, memberId: number, level: Level): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, memberId)
    if (member.level === level) return false
    await trx.updateTable('members').set({ level }).where('id', '=', memberId).execute()
    await writeNews(trx, { memberId, type: NEWS.reward, messageId: `vip.newLevel${level}`, now: ctx.clock() })
    return true
  })
}
