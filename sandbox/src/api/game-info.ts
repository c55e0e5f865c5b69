import * as v from 'valibot'
import { Refusal } from '../errors.ts'
import { vendorNames } from '../games/catalogue.ts'
import { realGameId } from '../games/filler-games.ts'
import { SCALES } from '../ledger/index.ts'
import { vendorGame } from '../vendor/games.ts'
import { gameInfo } from '../vendor/http/info.ts'
import { localeOf, readTexts } from '../vendor/http/texts.ts'
import { integer, text } from './fields.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

/** What a player may want to know about games before playing: our additions (D3). */
export function gameInfoCalls(api: Api): void {
  const texts = readTexts()

  call(api, '/ext/game/info', {
    member: 'optional',
    body: v.object({ id: integer(1) }),
    handler: async ({ ctx, body, language, member, request }) => {
      const id = await realGameId(ctx, body.id, request.headers['user-agent'])
      const row = await ctx.db.selectFrom('games').select('code').where('id', '=', id).executeTakeFirst()
      const game = row && vendorGame(row.code)
      if (!game) throw new Refusal('game.unknown')
      return gameInfo(game, localeOf(language), texts, member ? SCALES[member.currency] : undefined)
    },
  })

  call(api, '/ext/game/vendors', {
    member: 'none',
    body: v.object({ category: v.optional(text(40)), category_NEQ: v.optional(text(40)) }),
    handler: async ({ ctx, body }) => {
      let found = ctx.db.selectFrom('games').where('enabled', '=', 1)
      if (body.category) found = found.where('category', '=', body.category)
      if (body.category_NEQ) found = found.where('category', '!=', body.category_NEQ)
      const rows = await found
        .select((eb) => ['vendor', eb.fn.countAll<bigint>().as('count')])
        .groupBy('vendor')
        .orderBy('vendor')
        .execute()
      const names: Readonly<Record<string, string>> = vendorNames
      return rows.map(({ vendor, count }) => ({ vendor, name: names[vendor] ?? vendor, count: Number(count) }))
    },
  })
}
