import type { Context } from '../src/context.ts'
import { testApi } from '../src/testing/api.ts'
import { CALLS } from '../src/testing/calls.ts'
import { fillMember, fillOthers, GROWING, type Filled } from '../src/testing/fill.ts'
import { scannedBy, watchQueries } from '../src/testing/queries.ts'
import { databases } from './databases.ts'
import { historyTimes } from './history-times.ts'
import { asking, measure } from './measure.ts'

const AT_ONCE = 50
const OTHERS = 20_000

interface ApiAsked {
  /** Number of requests to each call. */
  readonly requests: number
  /** Number of transactions of the member who makes the requests. */
  readonly transactions: number
}

/** Every call with 50 concurrent requests, and the long history, on each database: times, queries, full table scans. */
export async function apiLoad({ requests, transactions }: ApiAsked) {
  const rows = []
  for await (const { name: database, ctx, close } of databases()) {
    const filled = await fillMember(ctx, { transactions, more: 20 })
    await fillOthers(ctx, filled, OTHERS)
    const found = [...(await callTimes(ctx, filled, requests)), ...(await historyTimes(ctx, filled, transactions))]
    rows.push(...found.map((row) => ({ database, ...row })))
    await close()
  }
  return rows
}

async function callTimes(ctx: Context, filled: Filled, requests: number) {
  const plain = await testApi(ctx)
  const watch = watchQueries(ctx.db)
  const watched = await testApi({ ...ctx, db: watch.db })
  const rows = []
  for (const [index, [path, body = () => ({})]] of CALLS.entries()) {
    const isAsked = CALLS.findIndex(([other]) => other === path) < index
    const call = isAsked ? `${path} ${JSON.stringify(body(filled))}` : path
    watch.take()
    await asking(watched, path, body(filled), filled.token)()
    const queries = watch.take()
    const scanned = (await scannedBy(ctx.db, queries)).filter((table) => GROWING.test(table))
    const request = asking(plain, path, body(filled), filled.token)
    const single = await measure(request, 5, 1)
    const { times: many, cpuMs, failed } = await measure(request, requests, AT_ONCE)
    rows.push({
      call,
      queries: queries.length,
      single: single.times,
      many,
      cpuMs,
      failed,
      sequential: scanned.join(', '),
    })
  }
  await Promise.all([plain.app.close(), watched.app.close()])
  return rows
}
