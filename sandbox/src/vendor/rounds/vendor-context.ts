import type { Context } from '../../context.ts'
import type { Wallet } from '../../wallet/types.ts'
import type { Random } from '../random.ts'
import { memberBank } from './bank.ts'
import type { Bank } from './bank.ts'
import { funBank } from './fun-bank.ts'
import type { GameSession } from './game-session.ts'

/** The dependencies of every part of the play service. */
export interface VendorContext {
  ctx: Context
  wallet: Wallet
  random: Random
}

/** The bank of a game session: play money for a visitor, the operator's wallet for a member. */
export const bankOf = (vendor: VendorContext, gameSession: GameSession): Bank =>
  gameSession.memberId === null
    ? funBank(vendor.ctx, gameSession.player)
    : memberBank(vendor.wallet, gameSession, gameSession.memberId)
