/** `node bench/transactions.ts [count]`: how long each page of a long transaction history takes. */
import { testApi } from '../src/testing/api.ts'
import type { Context } from '../src/context.ts'
import { databases } from './databases.ts'
import { fill } from './fill.ts'
import { asking, measure } from './measure.ts'

const PAGE = '/sys/member/transaction/page'
const day = (ago: number) => new Date(Date.now() - ago * 24 * 3_600_000).toISOString()

/** Pages of a member with `count` transactions, and what is asked beside them. */
const questions = (count: number): readonly (readonly [name: string, path: string, body: object])[] => [
  ['first page', PAGE, { pageNum: 1 }],
  ['middle page', PAGE, { pageNum: Math.floor(count / 40) }],
  ['last page', PAGE, { pageNum: Math.floor(count / 20) }],
  ['deposits, first page', PAGE, { type: 'DEPOSIT', pageNum: 1 }],
  ['deposits, last page', PAGE, { type: 'DEPOSIT', pageNum: Math.floor(count / 1000) }],
  ['games, first page', PAGE, { type: 'GAME_BET,GAME_WIN,GAME_ROLLBACK', pageNum: 1 }],
  ['games, last page', PAGE, { type: 'GAME_BET,GAME_WIN,GAME_ROLLBACK', pageNum: Math.floor(count / 21) }],
  ['30 days, first page', PAGE, { createTime_GTE: day(30), pageNum: 1 }],
  ['30 days, last page', PAGE, { createTime_GTE: day(30), pageNum: 2_100 }],
  ['export, page of 300', PAGE, { pageNum: Math.floor(count / 600), pageSize: 300 }],
  ['net result of all time', '/ext/transaction/summary', {}],
  ['net result of 30 days', '/ext/transaction/summary', { createTime_GTE: day(30) }],
]

/** The median and the 95th percentile of 20 single requests for each question. */
export async function transactionTimes(ctx: Context, count: number) {
  const member = await fill(ctx, count)
  const api = await testApi(ctx)
  const rows = []
  for (const [name, path, body] of questions(count)) {
    const ask = asking(api, path, { pageSize: 20, ...body }, member.token)
    await ask()
    rows.push({ name, ...(await measure(ask, 20, 1)) })
  }
  await api.app.close()
  return rows
}

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 100_000)
  for await (const { name, ctx, close } of databases()) {
    console.log(`${name}, ${count} transactions of one member`)
    console.table(await transactionTimes(ctx, count))
    await close()
  }
}
