import { beforeAll, describe, expect, it } from 'vitest'
import { as, testApi, type TestApi } from '../testing/api.ts'
import { testContext } from '../testing/context.ts'
import { fillLedger } from '../testing/ledger.ts'
import { testMember } from '../testing/members.ts'
import { planOf, watchQueries, type QueryWatch } from '../testing/queries.ts'
import { balanceOf } from './index.ts'

const COUNT = 4_000
const PAGE = '/sys/member/transaction/page'
const UNTIL = Date.parse('2026-03-01T00:00:00Z')
/** A filter for the last day that has transactions. */
const DAY = { createTime_GTE: '2026-02-28T00:01:00Z', createTime_LT: '2026-03-01T00:01:00Z' }
const GROWING = ['ledger_transactions', 'ledger_entries', 'ledger_accounts']

let api: TestApi
let watch: QueryWatch
let member: Awaited<ReturnType<typeof testMember>>
beforeAll(async () => {
  const ctx = await testContext()
  watch = watchQueries(ctx.db)
  api = await testApi({ ...ctx, db: watch.db })
  member = await testMember(ctx, { balance: '10' })
  await fillLedger(ctx.db, { id: member.id, currency: 'USD' }, COUNT, new Date(UNTIL))
  expect(await balanceOf(ctx.db, member.id)).toBe(1_000n)
}, 120_000)

/** The response's data, and the query plan of each of its queries that touch the ledger. */
async function request(path: string, body: object) {
  watch.take()
  const { data } = await api.post(path, body, as(member))
  const queries = watch.take().filter(({ sql }) => sql.includes('ledger_'))
  const plans = []
  for (const query of queries) plans.push(await planOf(watch.db, query))
  watch.take()
  return { data, plans }
}

describe(`the ${COUNT} transactions of a member`, () => {
  it.each([
    ['the first page', {}, COUNT + 1],
    ['the last page', { pageNum: COUNT / 20 }, COUNT + 1],
    ['one kind', { type_IN: 'DEPOSIT' }, COUNT / 50 + 1],
    ['three kinds', { type_IN: 'GAME_BET,GAME_WIN,GAME_ROLLBACK' }, COUNT - COUNT / 50],
    ['one day', DAY, 1_440],
    ['one kind of one day, its third page', { ...DAY, type_IN: 'GAME_BET', pageNum: 3 }, 720],
  ])('are found by an index, filtered by %s', async (_name, filter, total) => {
    const page = { pageNum: 1, pageSize: 20, ...filter }
    const { data, plans } = await request(PAGE, page)
    expect(data.totalElements).toBe(total)
    expect(data.content.length).toBeGreaterThan(0)
    expect(plans.length).toBeGreaterThan(0)
    expect(plans.length).toBeLessThanOrEqual(2)
    for (const plan of plans) {
      expect(plan.scanned.filter((name) => GROWING.includes(name))).toEqual([])
      expect(plan.indexes.length).toBeGreaterThan(0)
    }
  })

  it.each(['/sys/member/getMember', '/sys/auth/token/info', '/sys/member/withdraw/config'])(
    'are not scanned by %s',
    async (path) => {
      const { plans } = await request(path, {})
      expect(plans.flatMap(({ scanned }) => scanned)).toEqual([])
    },
  )

  it('are summed over a period from an index alone', async () => {
    const { data, plans } = await request('/ext/transaction/summary', DAY)
    expect(data).toMatchObject({ count: 1_440, netResult: '-29.00' })
    expect(plans).toHaveLength(1)
    expect(plans[0]!.covering).toEqual(['ledger_history_all'])
  })

  it('are the same when late pages are read backwards', async () => {
    const games = { type_IN: 'GAME_BET,GAME_WIN', pageSize: 300 }
    const total = COUNT - COUNT / 50
    const ids: number[] = []
    for (let pageNum = 1; pageNum <= Math.ceil(total / 300); pageNum++) {
      const { data } = await api.post(PAGE, { ...games, pageNum }, as(member))
      ids.push(...data.content.map(({ id }: { id: number }) => id))
    }
    expect(new Set(ids).size).toBe(total)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect((await api.post(PAGE, { ...games, pageNum: 500 }, as(member))).data).toMatchObject({
      content: [],
      last: true,
    })
  })
})
