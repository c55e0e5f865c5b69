import { balanceOf } from '../../../ledger/index.ts'
import { seedDeposit } from '../../../payments/seed.ts'
import { payWin, takeBet } from '../../../wallet/moves.ts'
import type { SeedContext } from '../index.ts'
import { steadyRandom } from './random.ts'

interface Plan {
  memberId: number
  days: number
  visits: number
  /** Rounds of each visit. */
  rounds: number
  /** Whole dollars, spread over the time. */
  deposits: bigint[]
  /** The balance after all of it, in cents. */
  endsWith: bigint
}

const DAY_MS = 24 * 3600_000
const MINUTE_MS = 60_000
const BETS = [100n, 200n, 250n, 500n, 1000n]
/** What a round gives back, in quarters of its bet: a little under the bet on average. */
const RETURNS = [0n, 0n, 0n, 2n, 4n, 6n, 8n, 10n]

/** Weeks of deposits and play, all through the ledger; the last win brings the balance to `endsWith`. */
export async function playHistory(ctx: SeedContext, plan: Plan): Promise<void> {
  const random = steadyRandom(plan.memberId)
  const start = ctx.clock().getTime() - plan.days * DAY_MS
  const gap = Math.floor(((plan.days - 1) * DAY_MS) / plan.visits)
  const games = await ctx.db.selectFrom('games').select('id').orderBy('totalPlayCount', 'desc').limit(9).execute()
  const every = Math.ceil(plan.visits / plan.deposits.length)
  for (let visit = 0; visit < plan.visits; visit += 1) {
    const at = start + visit * gap + random(6 * 60) * MINUTE_MS
    const deposit = visit % every === 0 ? plan.deposits[visit / every] : undefined
    if (deposit) await payIn(ctx, plan.memberId, deposit * 100n, new Date(at))
    const game = games[random(games.length)]
    if (!game) return
    for (let round = 0; round < plan.rounds; round += 1) {
      const now = new Date(at + (5 + round) * MINUTE_MS)
      const bet = BETS[random(BETS.length)]!
      const last = visit === plan.visits - 1 && round === plan.rounds - 1
      await playRound(ctx, plan, { game: game.id, bet, now, last, back: RETURNS[random(RETURNS.length)]! })
    }
  }
}

interface Round {
  game: number
  bet: bigint
  back: bigint
  now: Date
  last: boolean
}

async function playRound(ctx: SeedContext, plan: Plan, { game, bet, back, now, last }: Round): Promise<void> {
  const roundId = `seed-${plan.memberId}-${now.getTime()}`
  const move = { memberId: plan.memberId, gameId: game, roundId }
  await takeBet(ctx.db, { ...move, amount: bet, key: `${roundId}:bet`, at: now }, now)
  const missing = plan.endsWith - (await balanceOf(ctx.db, plan.memberId))
  if (last && missing <= 0n) throw new Error('The seeded history ends above the balance asked for')
  const amount = last ? missing : (bet * back) / 4n
  const at = new Date(now.getTime() + 4000)
  await payWin(ctx.db, { ...move, amount, key: `${roundId}:win`, at }, at)
}

async function payIn(ctx: SeedContext, memberId: number, amount: bigint, at: Date): Promise<void> {
  await seedDeposit(ctx, { memberId, amount, at })
  await ctx.db
    .updateTable('members')
    .set({ credited: 1, reachedMinimumDeposit: true })
    .where('id', '=', memberId)
    .execute()
}
