import { sql } from 'kysely'
import { roundView } from '../http/view.ts'
import type { VendorContext } from '../rounds/vendor-context.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { recentResults, resultOf } from './results.ts'
import { tableMoment } from './tables.ts'

const HISTORY = 14

/**
 * A live table as one player sees it: the clock, the result once drawn, the number of players and bets, the player's
 * bets.
 */
export async function tableView(vendor: VendorContext, gameSession: GameSession) {
  const { db, clock } = vendor.ctx
  const code = gameSession.gameCode
  const moment = tableMoment(code, clock().getTime())
  const key = `${code}:${moment.round}`
  const crowd = await db
    .selectFrom('vendorRounds')
    .select([sql<number>`count(distinct player)::int`.as('players'), sql<number>`count(*)::int`.as('bets')])
    .where('liveKey', '=', key)
    .where('status', 'in', ['open', 'paying', 'settled'])
    .executeTakeFirstOrThrow()
  const mine = await db
    .selectFrom('vendorRounds')
    .selectAll()
    .where('liveKey', '=', key)
    .where('player', '=', gameSession.player)
    .where('status', 'in', ['betting', 'open', 'paying', 'settled'])
    .orderBy('createdAt')
    .execute()
  return {
    round: moment.round,
    phase: moment.phase,
    left: moment.left,
    result: await resultOf(vendor, code, moment.round, moment.drawAt),
    history: await recentResults(vendor, code, HISTORY),
    crowd,
    mine: mine.map(roundView),
  }
}
