import { createMember } from '../../../members/create.ts'
import { writeNews } from '../../../members/news.ts'
import { hashPassword } from '../../../security/passwords.ts'
import { NEWS } from '../../tables/content.ts'
import type { SeedContext } from '../index.ts'
import { playHistory } from './history.ts'
import { DEMO, FRESH, FRIENDS, GUESTS, VIP } from './profiles.ts'

const DAY_MS = 24 * 3600_000

/** The demo members, two who were invited, and others who won lately; every balance is made by the ledger. */
export async function seedMembers(ctx: SeedContext): Promise<void> {
  const now = ctx.clock().getTime()
  const daysAgo = (days: number) => new Date(now - days * DAY_MS)
  const make = async (profile: typeof DEMO, password: string | null, joinedDaysAgo: number, invitedBy?: number) => {
    const member = await createMember(ctx.db, {
      ...profile,
      passwordHash: password ? await hashPassword(password) : null,
      invitedBy: invitedBy ?? null,
      activated: true,
      createdAt: daysAgo(joinedDaysAgo),
    })
    if (!member) throw new Error(`Demo member ${profile.username} exists already`)
    return member.id
  }
  const demo = await make(DEMO, 'demo-1234', 40)
  await make(FRESH, 'fresh-1234', 1)
  const vip = await make(VIP, 'vip-1234', 200)

  await playHistory(ctx, {
    memberId: demo,
    days: 38,
    visits: 14,
    rounds: 6,
    deposits: [300n, 500n, 400n],
    endsWith: 124_860n,
  })
  await playHistory(ctx, {
    memberId: vip,
    days: 60,
    visits: 20,
    rounds: 6,
    deposits: [2500n, 1500n, 1400n],
    endsWith: 562_035n,
  })
  await ctx.db
    .updateTable('members')
    .set((eb) => ({
      level: 30,
      // Points from before the seeded history.
      vipPoints: eb('vipPoints', '+', 2400),
      vipLifeTimePoints: eb('vipLifeTimePoints', '+', 5600),
    }))
    .where('id', '=', vip)
    .execute()

  for (const [index, friend] of FRIENDS.entries()) {
    await make(friend, null, 20 - index * 8, demo)
    await writeNews(ctx.db, {
      memberId: demo,
      type: NEWS.share,
      messageId: 'news.joined',
      values: { name: friend.username },
      now: daysAgo(20 - index * 8),
      status: index === 0 ? 10 : 0,
    })
  }

  for (const [index, guest] of GUESTS.entries()) {
    const memberId = await make(guest, null, 3)
    const endsWith = 7_450n + BigInt(((index * 7) % GUESTS.length) * 1_315)
    // Seconds apart, so that their wins mix.
    const days = 2 - (index * 5_000) / DAY_MS
    await playHistory(ctx, { memberId, days, visits: 1, rounds: 2, deposits: [50n], endsWith })
  }
}
