import * as v from 'valibot'
import { readNews } from '../members/news.ts'
import { integer, paging } from './fields.ts'
import { pageOf } from './page.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

const UNREAD = 0
const READ = 10

/** The member's messages (site.md 3: type withdraw 0, share 10; status unread 0, read 10). */
export function newsCalls(api: Api): void {
  call(api, '/sys/news/getNewCount', {
    member: 'required',
    handler: async ({ ctx, member }) => {
      const row = await ctx.db
        .selectFrom('news')
        .select((eb) => eb.fn.countAll<bigint>().as('count'))
        .where('memberId', '=', member.id)
        .where('status', '=', UNREAD)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
  })

  call(api, '/base/news/listPage', {
    member: 'required',
    body: v.object(paging()),
    handler: async ({ ctx, body, member, language }) => {
      const memberNews = ctx.db.selectFrom('news').where('memberId', '=', member.id)
      const rows = await memberNews
        .selectAll()
        .orderBy('createTime', 'desc')
        .orderBy('id', 'desc')
        .limit(body.pageSize)
        .offset((body.pageNum - 1) * body.pageSize)
        .execute()
      const { count } = await memberNews.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()
      const items = rows.map((row) => readNews(language, row))
      return pageOf(items, Number(count), body.pageNum, body.pageSize)
    },
  })

  call(api, '/sys/news/setNewsStatus', {
    member: 'required',
    body: v.object({ id: integer(1) }),
    handler: async ({ ctx, body, member }) => {
      await ctx.db
        .updateTable('news')
        .set({ status: READ })
        .where('id', '=', body.id)
        .where('memberId', '=', member.id)
        .execute()
      return true
    },
  })
}
