import { beforeAll, expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { CALLS } from '../testing/calls.ts'
import { testContext } from '../testing/context.ts'
import { fillMember, GROWING, type Filled } from '../testing/fill.ts'
import { scannedBy, watchQueries, type QueryWatch } from '../testing/queries.ts'

/** The most queries of one call: those that move money come near it, the others need far fewer. */
const MOST = 30

let ctx: Context
let api: TestApi
let watch: QueryWatch
let [few, many]: Filled[] = []
beforeAll(async () => {
  ctx = await testContext()
  watch = watchQueries(ctx.db)
  api = await testApi({ ...ctx, db: watch.db })
  few = await fillMember(ctx, { transactions: 0 })
  many = await fillMember(ctx, { transactions: 40, more: 20 })
}, 120_000)

async function queriesOf(path: string, body: object, member: Filled) {
  watch.take()
  const { error, message } = await api.post(path, body, as(member))
  expect({ error, message }, path).toEqual({ error: 0, message: '' })
  return watch.take()
}

const calls = CALLS.map(([path, body = () => ({})]) => ({ path, body }))

test.each(calls)('$path runs as many queries for many rows as for one, each by an index', async ({ path, body }) => {
  const one = await queriesOf(path, body(few!), few!)
  const all = await queriesOf(path, body(many!), many!)
  expect(all.map(({ sql }) => sql).length, all.map(({ sql }) => sql).join('\n')).toBeLessThanOrEqual(one.length)
  expect(all.length).toBeLessThan(MOST)
  expect((await scannedBy(ctx.db, all)).filter((table) => GROWING.test(table))).toEqual([])
})
