import { startSession } from '../security/sessions.ts'
import { issueLaunchToken } from '../wallet/launch.ts'
import { createWallet } from '../wallet/wallet.ts'
import type { Wallet } from '../wallet/types.ts'
import type { Context } from '../context.ts'
import { knownGame } from './games.ts'
import { seededRandom } from './random.ts'
import type { Desk } from './rounds/desk.ts'
import { fillFunBank } from './rounds/fun-bank.ts'
import { seatOf } from './rounds/seat.ts'
import type { Seat } from './rounds/seat.ts'

/** A desk for a test: the real wallet, except for the parts that `wallet` replaces; outcomes from a seed. */
export const testDesk = (ctx: Context, wallet: Partial<Wallet> = {}, seed = 1): Desk => ({
  ctx,
  wallet: { ...createWallet(ctx), ...wallet },
  random: seededRandom(seed),
})

/** A launch token of a game: for a member, in a new session unless one is passed; without a member, to play for fun. */
export async function testToken(
  ctx: Context,
  code: string,
  memberId: number | null,
  session?: string,
): Promise<string> {
  const player = memberId !== null && { memberId, token: session ?? (await startSession(ctx, memberId)) }
  return issueLaunchToken(ctx, player || null, { gameId: knownGame(code).game.id, language: 'en' })
}

/** Sits a member, or a visitor for fun, down at a game. */
export async function testSeat(ctx: Context, code: string, memberId: number | null, session?: string): Promise<Seat> {
  const seat = seatOf(await createWallet(ctx).authenticate(await testToken(ctx, code, memberId, session)))
  if (memberId === null) await fillFunBank(ctx.db, seat.player)
  return seat
}
