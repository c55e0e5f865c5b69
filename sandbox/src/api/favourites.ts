import * as v from 'valibot'
import { Refusal } from '../errors.ts'
import { gameView } from '../games/view.ts'
import { flag, integer } from './fields.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

/** A member's favourite games: our addition (D3). */
export function favouriteCalls(api: Api): void {
  call(api, '/ext/favourites/list', {
    member: 'required',
    handler: async ({ ctx, member }) => {
      const rows = await ctx.db
        .selectFrom('favourites')
        .innerJoin('games', 'games.id', 'favourites.gameId')
        .selectAll('games')
        .where('favourites.memberId', '=', member.id)
        .where('games.enabled', '=', 1)
        .orderBy('favourites.createdAt', 'desc')
        .execute()
      return rows.map((row) => gameView(ctx, row))
    },
  })

  call(api, '/ext/favourites/set', {
    member: 'required',
    body: v.object({ gameId: integer(1), favourite: flag(true) }),
    handler: async ({ ctx, body, member, now }) => {
      const { gameId, favourite } = body
      const game = await ctx.db.selectFrom('games').select('id').where('id', '=', gameId).executeTakeFirst()
      if (!game) throw new Refusal('game.unknown')
      if (favourite) {
        await ctx.db
          .insertInto('favourites')
          .values({ memberId: member.id, gameId, createdAt: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      } else {
        await ctx.db.deleteFrom('favourites').where('memberId', '=', member.id).where('gameId', '=', gameId).execute()
      }
      return { gameId, favourite }
    },
  })
}
