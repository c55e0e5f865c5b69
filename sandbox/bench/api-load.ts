/**
 * `node bench/api-load.ts [requests] [file.json]`: the product API with 50 requests at once, on the embedded database
 * and on PostgreSQL: times, queries for a call, and growing tables of which no index serves a call.
 */
import { writeFileSync } from 'node:fs'
import type { Context } from '../src/context.ts'
import { testApi } from '../src/testing/api.ts'
import { planOf, watchQueries } from '../src/testing/queries.ts'
import { CALLS } from './calls.ts'
import { databases } from './databases.ts'
import { fill } from './fill.ts'
import { asking, measure } from './measure.ts'

const AT_ONCE = 50
const TRANSACTIONS = 20_000
/** Tables that grow with members and play; the others hold what the operator has. */
const GROWING = /^(members|sessions|ledger_|news|deposits|provider_orders|withdrawal|files|game_visits|favourites)/

/** Times, queries and full reads of each call. */
export async function apiLoad(ctx: Context, requests: number) {
  const filled = await fill(ctx, TRANSACTIONS)
  const plain = await testApi(ctx)
  const watch = watchQueries(ctx.db)
  const watched = await testApi({ ...ctx, db: watch.db })
  const rows = []
  for (const [path, body = () => ({})] of CALLS) {
    watch.take()
    await asking(watched, path, body(filled), filled.token)()
    const queries = watch.take()
    const scanned = new Set<string>()
    for (const query of queries.filter(({ sql }) => /^(select|with|update|delete)/.test(sql))) {
      for (const table of (await planOf(ctx.db, query)).scanned) if (GROWING.test(table)) scanned.add(table)
    }
    const ask = asking(plain, path, body(filled), filled.token)
    const single = await measure(ask, 5, 1)
    const many = await measure(ask, requests, AT_ONCE)
    const sequential = [...scanned].join(', ')
    rows.push({ path, queries: queries.length, singleMs: single.medianMs, p95Ms: many.p95Ms, cpuMs: many.cpuMs, failed: many.failed, sequential })
  }
  await Promise.all([plain.app.close(), watched.app.close()])
  return rows
}

if (import.meta.main) {
  const [, , requests = '200', file] = process.argv
  const results: Record<string, Awaited<ReturnType<typeof apiLoad>>> = {}
  for await (const { name, ctx, close } of databases()) {
    results[name] = await apiLoad(ctx, Number(requests))
    console.log(`${name}: ${requests} requests of each call, ${AT_ONCE} at once`)
    console.table(results[name])
    await close()
  }
  if (file) writeFileSync(file, JSON.stringify({ atOnce: AT_ONCE, requests: Number(requests), results }, null, 2))
}
