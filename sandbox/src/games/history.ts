import { pageOf } from '../api/page.ts'
import type { Context } from '../context.ts'

/**
 * The games a member has played, newest first: one row per visit with more than `above` staked, so a visit whose
 * rounds were all given back has none. `id` is the game's, for Play now.
 */
export async function gameHistory(
  ctx: Context,
  memberId: number,
  page: { pageNum: number; pageSize: number; above: bigint },
) {
  const visits = ctx.db.selectFrom('gameVisits').where('memberId', '=', memberId).where('bet', '>', page.above)
  const rows = await visits
    .innerJoin('games', 'games.id', 'gameVisits.gameId')
    .select(['games.id', 'gameVisits.id as historyId', 'games.name', 'games.cover', 'gameVisits.createTime'])
    .orderBy('gameVisits.createTime', 'desc')
    .orderBy('gameVisits.id', 'desc')
    .limit(page.pageSize)
    .offset((page.pageNum - 1) * page.pageSize)
    .execute()
  const { count } = await visits.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
  const items = rows.map((row) => ({ ...row, cover: `${ctx.config.origins.api}${row.cover}` }))
  return pageOf(items, Number(count), page.pageNum, page.pageSize)
}
