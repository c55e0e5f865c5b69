import * as v from 'valibot'
import { articleFor } from '../db/articles.ts'
import { Refusal } from '../errors.ts'
import { latestWins } from '../games/latest-wins.ts'
import { bannerWords } from '../operator/banners.ts'
import { integer } from './fields.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

/** Banners, articles and the ticker of latest wins. */
export function contentCalls(api: Api): void {
  call(api, '/base/banner/listAll', {
    member: 'none',
    handler: async ({ ctx, language }) => {
      const rows = await ctx.db
        .selectFrom('banners')
        .selectAll()
        .where('enabled', '=', 1)
        .orderBy('sortIndex')
        .execute()
      const { api: origin } = ctx.config.origins
      return Promise.all(
        rows.map(async ({ code, ...row }) => ({
          ...row,
          image: `${origin}${row.image}`,
          mobileImage: `${origin}${row.mobileImage}`,
          ...(await bannerWords(code, language)),
        })),
      )
    },
  })

  call(api, '/base/article/get', {
    member: 'none',
    body: v.object({ id: integer(1) }),
    handler: async ({ ctx, body, language }) => {
      const row = await articleFor(ctx.db, body.id, language)
      if (!row) throw new Refusal('request.notFound')
      // Pictures inside an article come from this origin.
      return {
        ...row,
        content: row.content.replaceAll('src="/pictures/', `src="${ctx.config.origins.api}/pictures/`),
      }
    },
  })

  call(api, '/sys/latestWin/randomList', {
    member: 'none',
    handler: ({ ctx, language }) => latestWins(ctx.db, language),
  })
}
