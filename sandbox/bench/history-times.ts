import type { Context } from '../src/context.ts'
import { testApi } from '../src/testing/api.ts'
import type { Filled } from '../src/testing/fill.ts'
import { asking, measure } from './measure.ts'

const PAGE = '/sys/member/transaction/page'
const GAMES = 'GAME_BET,GAME_WIN,GAME_ROLLBACK'
const day = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString()

/** The requests to measure: pages of a member with `count` transactions, and the requests made along with them. */
const questions = (count: number): readonly (readonly [name: string, path: string, body: object])[] => [
  ['middle page', PAGE, { pageNum: Math.floor(count / 40) }],
  ['last page', PAGE, { pageNum: Math.floor(count / 20) }],
  ['deposits, last page', PAGE, { type_IN: 'DEPOSIT', pageNum: Math.floor(count / 1000) }],
  ['games, last page', PAGE, { type_IN: GAMES, pageNum: Math.floor(count / 21) }],
  ['10 days, last page', PAGE, { createTime_GTE: day(10), pageNum: 700 }],
  ['export, page of 300', PAGE, { pageNum: Math.floor(count / 600), pageSize: 300 }],
  ['net result of 10 days', '/ext/transaction/summary', { createTime_GTE: day(10) }],
]

/** Measures 20 requests for each part of a long history, first one after the other, then all at once. */
export async function historyTimes(ctx: Context, member: Filled, count: number) {
  const api = await testApi(ctx)
  const rows = []
  for (const [name, path, body] of questions(count)) {
    const request = asking(api, path, { pageSize: 20, ...body }, member.token)
    await request()
    const single = await measure(request, 20, 1)
    const { times: many, cpuMs, failed } = await measure(request, 20, 20)
    rows.push({
      call: `${count} transactions: ${name}`,
      queries: 0,
      single: single.times,
      many,
      cpuMs,
      failed,
      sequential: '',
    })
  }
  await api.app.close()
  return rows
}
