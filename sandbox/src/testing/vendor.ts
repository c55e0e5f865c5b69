import { startSession } from '../security/sessions.ts'
import { issueLaunchToken } from '../wallet/launch.ts'
import { createWallet } from '../wallet/wallet.ts'
import type { Wallet } from '../wallet/types.ts'
import type { Context } from '../context.ts'
import { knownGame } from '../vendor/games.ts'
import { seededRandom } from '../vendor/random.ts'
import type { VendorContext } from '../vendor/rounds/vendor-context.ts'
import { fillFunBank } from '../vendor/rounds/fun-bank.ts'
import { gameSessionOf } from '../vendor/rounds/game-session.ts'
import type { GameSession } from '../vendor/rounds/game-session.ts'

/** A vendor for a test: the real wallet, except for the parts that `wallet` replaces; outcomes from a seed. */
export const testVendor = (ctx: Context, wallet: Partial<Wallet> = {}, seed = 1): VendorContext => ({
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

/** Starts a game session for a member, or for a visitor who plays for fun. */
export async function testGameSession(
  ctx: Context,
  code: string,
  memberId: number | null,
  session?: string,
): Promise<GameSession> {
  const gameSession = gameSessionOf(await createWallet(ctx).authenticate(await testToken(ctx, code, memberId, session)))
  if (memberId === null) await fillFunBank(ctx, gameSession.player)
  return gameSession
}
