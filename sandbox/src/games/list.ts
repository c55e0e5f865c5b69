import { sql } from 'kysely'
import * as v from 'valibot'
import { flag, integer, paging, text } from '../api/fields.ts'
import { pageOf } from '../api/page.ts'
import type { Context } from '../context.ts'
import { catalogueSize, withFillerGames } from './filler-games.ts'
import { gameView } from './view.ts'
import type { GameRow } from './view.ts'

const direction = v.optional(v.picklist(['ASC', 'DESC', 'asc', 'desc']))

/**
 * The query conventions of the API: a plain field must be equal, `_NEQ` and `_LIKE` are other conditions, `_0` sorts.
 */
export const gameQuerySchema = v.object({
  totalPlayCount_0: direction,
  name_0: direction,
  category: v.optional(text(40)),
  category_NEQ: v.optional(text(40)),
  vendor: v.optional(text(40)),
  name_LIKE: v.optional(text(80)),
  playForFun: v.optional(flag(true)),
  enabled: v.optional(integer()),
  ...paging(300),
})
type GameQuery = v.InferOutput<typeof gameQuerySchema>

/** One page of games: enabled ones only, most played first unless the query sorts by name. */
export async function listGames(ctx: Context, query: GameQuery, userAgent?: string) {
  const size = await catalogueSize(ctx, userAgent)
  let found = ctx.db.selectFrom('games').where('enabled', '=', 1)
  if (query.category) found = found.where('category', '=', query.category)
  if (query.category_NEQ) found = found.where('category', '!=', query.category_NEQ)
  if (query.vendor) found = found.where('vendor', '=', query.vendor)
  if (query.playForFun !== undefined) found = found.where('playForFun', '=', query.playForFun)
  if (query.name_LIKE)
    found = found.where(
      sql`translate(name, ${APOSTROPHES}, '')`,
      'ilike',
      `%${escapeLike(typedName(query.name_LIKE))}%`,
    )
  const sorted = found
    .selectAll()
    .$if(query.name_0 !== undefined, (list) => list.orderBy('name', query.name_0 === 'DESC' ? 'desc' : 'asc'))
    .orderBy('totalPlayCount', query.totalPlayCount_0?.toUpperCase() === 'ASC' ? 'asc' : 'desc')
    .orderBy('id')
  const start = (query.pageNum - 1) * query.pageSize
  const answer = (rows: GameRow[], total: number) =>
    pageOf(
      rows.map((row) => gameView(ctx, row)),
      total,
      query.pageNum,
      query.pageSize,
    )

  if (size > 0) {
    const all = withFillerGames(await sorted.execute(), size)
    return answer(all.slice(start, start + query.pageSize), all.length)
  }
  const { count } = await found.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
  return answer(await sorted.limit(query.pageSize).offset(start).execute(), Number(count))
}

/** Names have the typographic apostrophe, keyboards type others: all are ignored in a search. */
const APOSTROPHES = "’‘'`´"

/**
 * Normalizes a typed name: surplus blanks are collapsed, full-width letters (of Japanese keyboards) become plain ones.
 */
const typedName = (typed: string) =>
  [...typed]
    .filter((letter) => !APOSTROPHES.includes(letter))
    .join('')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()

const escapeLike = (part: string) => part.replace(/[\\%_]/g, (sign) => `\\${sign}`)
