import type { Desk } from '../rounds/desk.ts'
import { knownGame } from '../games.ts'
import { tableMoment } from './tables.ts'

/** Results of a table, newest first. */
export interface TableResult {
  round: number
  result: unknown
}

/**
 * The result of a table's round: drawn by whoever needs it first after the betting has closed, kept in the
 * database, the same for everybody. Null before that time.
 */
export async function resultOf(desk: Desk, code: string, round: number, drawAt: number): Promise<unknown> {
  const { db, clock } = desk.ctx
  const now = clock()
  const { live } = knownGame(code)
  if (!live || now.getTime() < drawAt) return null
  await db
    .insertInto('vendorLiveResults')
    .values({ tableCode: code, round, result: JSON.stringify(live.draw(desk.random)), drawnAt: now })
    .onConflict((conflict) => conflict.columns(['tableCode', 'round']).doNothing())
    .execute()
  const row = await db
    .selectFrom('vendorLiveResults').select('result')
    .where('tableCode', '=', code).where('round', '=', round)
    .executeTakeFirstOrThrow()
  return row.result
}

/** The latest results that players may see already, newest first. */
export async function recentResults(desk: Desk, code: string, count: number): Promise<TableResult[]> {
  const moment = tableMoment(code, desk.ctx.clock().getTime())
  const until = moment.phase === 'result' ? moment.round : moment.round - 1
  return desk.ctx.db
    .selectFrom('vendorLiveResults').select(['round', 'result'])
    .where('tableCode', '=', code).where('round', '<=', until)
    .orderBy('round', 'desc').limit(count)
    .execute()
}
