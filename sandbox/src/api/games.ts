import * as v from 'valibot'
import { Refusal } from '../errors.ts'
import { realGameId } from '../games/filler-games.ts'
import { gameHistory } from '../games/history.ts'
import { launchUrl } from '../games/launch.ts'
import { gameQuerySchema, listGames } from '../games/list.ts'
import { lobby } from '../games/lobby.ts'
import { gameView } from '../games/view.ts'
import { parseMoney } from '../ledger/index.ts'
import { refuseRestricted } from '../operator/access.ts'
import { readSetting } from '../operator/settings.ts'
import { tokenOf } from '../security/sessions.ts'
import { integer, paging, text } from './fields.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

const launch = v.object({
  id: integer(1),
  channel: v.optional(v.picklist(['pc', 'mobile']), 'pc'),
})

/** Games: lists, one game, launch addresses, the history (games-and-cashier.md 7). */
export function gameCalls(api: Api): void {
  call(api, '/base/game/get', {
    member: 'none',
    body: v.object({ id: integer(1) }),
    handler: async ({ ctx, body, request }) => {
      const id = await realGameId(ctx, body.id, request.headers['user-agent'])
      const row = await ctx.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw new Refusal('game.unknown')
      return gameView(ctx, row)
    },
  })

  call(api, '/base/game/listPage', {
    member: 'none',
    body: gameQuerySchema,
    handler: ({ ctx, body, request }) => listGames(ctx, body, request.headers['user-agent']),
  })

  call(api, '/sys/game/all', {
    member: 'optional',
    handler: ({ ctx, member }) => lobby(ctx, member?.id ?? null),
  })

  call(api, '/sys/game/getLaunchUrl', {
    member: 'required',
    body: launch,
    handler: async ({ ctx, body, member, language, request }) => {
      await refuseRestricted(ctx, request)
      const gameId = await realGameId(ctx, body.id, request.headers['user-agent'])
      return launchUrl(ctx, { gameId, channel: body.channel, member, sessionToken: tokenOf(request), language })
    },
  })

  call(api, '/sys/game/getTryPlayUrl', {
    member: 'none',
    body: launch,
    handler: async ({ ctx, body, language, request }) => {
      await refuseRestricted(ctx, request)
      return launchUrl(ctx, {
        gameId: await realGameId(ctx, body.id, request.headers['user-agent']),
        channel: body.channel,
        member: null,
        language,
      })
    },
  })

  call(api, '/sys/gameVendor/wrapper/domain', {
    member: 'none',
    body: v.object({ code: text(40) }),
    handler: async ({ ctx, body, request }) => {
      const domains = await readSetting(ctx.db, 'vendorDomains', request.headers['user-agent'])
      return (Object.hasOwn(domains, body.code) && domains[body.code]) || {}
    },
  })

  call(api, '/sys/game/history/page', {
    member: 'required',
    body: v.object({ ...paging(), amount_GT: v.optional(text(20), '0') }),
    handler: ({ ctx, body, member }) => {
      const above = parseMoney(body.amount_GT, member.currency)
      return gameHistory(ctx, member.id, { ...body, above })
    },
  })
}
