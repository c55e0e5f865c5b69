import type { Context } from '../../context.ts'
import type { Wallet } from '../../wallet/types.ts'
import type { Random } from '../random.ts'
import { memberBank } from './bank.ts'
import type { Bank } from './bank.ts'
import { funBank } from './fun-bank.ts'
import type { Seat } from './seat.ts'

/** The dependencies of every part of the play service. */
export interface Desk {
  ctx: Context
  wallet: Wallet
  random: Random
}

/** The bank of a seat: play money for a visitor, the operator's wallet for a member. */
export const bankOf = (desk: Desk, seat: Seat): Bank =>
  seat.memberId === null ? funBank(desk.ctx, seat.player) : memberBank(desk.wallet, seat, seat.memberId)
