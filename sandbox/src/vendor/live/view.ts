import { sql } from 'kysely'
import { roundView } from '../http/view.ts'
import type { Desk } from '../rounds/desk.ts'
import type { Seat } from '../rounds/seat.ts'
import { recentResults, resultOf } from './results.ts'
import { tableMoment } from './tables.ts'

const HISTORY = 14

/** A live table as one player sees it: the clock, the result once drawn, the number of players and bets, own bets. */
export async function tableView(desk: Desk, seat: Seat) {
  const { db, clock } = desk.ctx
  const code = seat.gameCode
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
    .where('player', '=', seat.player)
    .where('status', 'in', ['betting', 'open', 'paying', 'settled'])
    .orderBy('createdAt')
    .execute()
  return {
    round: moment.round,
    phase: moment.phase,
    left: moment.left,
    result: await resultOf(desk, code, moment.round, moment.drawAt),
    history: await recentResults(desk, code, HISTORY),
    crowd,
    mine: mine.map(roundView),
  }
}
