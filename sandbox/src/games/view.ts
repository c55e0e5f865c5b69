import type { Selectable } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'

export type GameRow = Selectable<Database['games']>

/** A game as the specification shapes it (games-and-cashier.md 3), its cover as a whole address. */
export function gameView(ctx: Context, row: GameRow) {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    vendor: row.vendor,
    cover: `${ctx.config.origins.api}${row.cover}`,
    category: row.category,
    enabled: row.enabled,
    playForFun: row.playForFun ? 1 : 0,
    totalPlayCount: row.totalPlayCount,
  }
}
