import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { VendorContext } from '../rounds/vendor-context.ts'
import { knownGame } from '../games.ts'
import { tableMoment } from './tables.ts'

/** The result of one round of a table. */
export interface TableResult {
  round: number
  result: unknown
}

/**
 * The result of a table's round: drawn by the first caller at or after `drawAt`, stored in the database, the same for
 * everybody. Null before that time.
 */
export async function resultOf(vendor: VendorContext, code: string, round: number, drawAt: number): Promise<unknown> {
  const { db, clock } = vendor.ctx
  const now = clock()
  const { live } = knownGame(code)
  if (!live || now.getTime() < drawAt) return null
  await db
    .insertInto('vendorLiveResults')
    .values({ tableCode: code, round, result: JSON.stringify(live.draw(vendor.random)), drawnAt: now })
    .onConflict((conflict) => conflict.columns(['tableCode', 'round']).doNothing())
    .execute()
  const row = await db
    .selectFrom('vendorLiveResults')
    .select('result')
    .where('tableCode', '=', code)
    .where('round', '=', round)
    .executeTakeFirstOrThrow()
  return row.result
}

/** Whether any process has drawn the round's result already; asks the database, as processes' clocks may differ. */
export async function isDrawn(db: Kysely<Database>, code: string, round: number): Promise<boolean> {
  const row = await db
    .selectFrom('vendorLiveResults')
    .select('round')
    .where('tableCode', '=', code)
    .where('round', '=', round)
    .executeTakeFirst()
  return row !== undefined
}

/** The latest results that may be shown already, newest first. Rounds that nobody watched are drawn now. */
export async function recentResults(vendor: VendorContext, code: string, count: number): Promise<TableResult[]> {
  const now = vendor.ctx.clock()
  const moment = tableMoment(code, now.getTime())
  const until = moment.phase === 'result' ? moment.round : moment.round - 1
  const known = await readResults(vendor, code, until, count)
  const rounds = new Set(known.map(({ round }) => round))
  const { live } = knownGame(code)
  const missing = Array.from({ length: count }, (_, back) => until - back).filter((round) => !rounds.has(round))
  if (!live || missing.length === 0) return known
  await vendor.ctx.db
    .insertInto('vendorLiveResults')
    .values(
      missing.map((round) => ({
        tableCode: code,
        round,
        result: JSON.stringify(live.draw(vendor.random)),
        drawnAt: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tableCode', 'round']).doNothing())
    .execute()
  return readResults(vendor, code, until, count)
}

function readResults(vendor: VendorContext, code: string, until: number, count: number): Promise<TableResult[]> {
  return vendor.ctx.db
    .selectFrom('vendorLiveResults')
    .select(['round', 'result'])
    .where('tableCode', '=', code)
    .where('round', '<=', until)
    .orderBy('round', 'desc')
    .limit(count)
    .execute()
}
