import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { games } from '../../games/catalogue.ts'

const CODES = games.map(({ code }) => code)

/**
 * The condition for rounds that are set aside: only their game could end them, and a release took it away. Nothing ends
 * them by itself, except that the game comes back: whether the bet is given back is for the operator to decide. Rounds
 * that are only to be paid or given back are not among them, because that needs no game.
 */
export const isSetAside = (
  eb: ExpressionBuilder<Database, 'vendorRounds'>,
): ExpressionWrapper<Database, 'vendorRounds', SqlBool> =>
  eb.and([
    eb('vendorRounds.gameCode', 'not in', CODES),
    eb.or([
      eb('vendorRounds.status', '=', 'open'),
      eb.and([eb('vendorRounds.status', '=', 'betting'), eb('vendorRounds.liveKey', 'is not', null)]),
    ]),
  ])

/** Members' rounds that are set aside, oldest first. Visitors' are not the operator's: they played for nothing. */
export const setAsideRounds = (db: Kysely<Database>) =>
  db
    .selectFrom('vendorRounds')
    .where(isSetAside)
    .where('vendorRounds.memberId', 'is not', null)
    .orderBy('vendorRounds.createdAt')

/** Says how many rounds of members are set aside and where the operator decides; empty if there are none. */
export async function setAsideNotice(db: Kysely<Database>): Promise<string> {
  const rows = await setAsideRounds(db).select('gameCode').execute()
  if (rows.length === 0) return ''
  const codes = [...new Set(rows.map(({ gameCode }) => gameCode))].join(', ')
  return `vendor: rounds of removed games wait for the operator: ${rows.length} (${codes}), listed at /operator/rounds\n`
}
