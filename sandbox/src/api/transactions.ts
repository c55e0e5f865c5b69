import * as v from 'valibot'
import type { Kind } from '../ledger/index.ts'
import { formatMoney, KINDS } from '../ledger/index.ts'
import { sumByKind, transactionPage } from '../ledger/history.ts'
import { paging, text } from './fields.ts'
import { pageOf } from './page.ts'
import { call } from './route.ts'
import type { Api } from './route.ts'

const KIND_SET = new Set<string>(KINDS)
const GAME_KINDS: Kind[] = ['GAME_BET', 'GAME_WIN', 'GAME_ROLLBACK']

/**
 * The times that the database accepts. A day picker goes beyond: the day after the year 9999, midnight of the year 1.
 */
const [EARLIEST, LATEST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')]
const within = (time: number) => new Date(Math.min(LATEST, Math.max(EARLIEST, time)))

const time = v.optional(
  v.pipe(
    text(40),
    v.transform((value) => (value ? new Date(value) : undefined)),
    v.check((value) => value === undefined || !Number.isNaN(value.getTime())),
    v.transform((value) => value && within(value.getTime())),
  ),
)

const kinds = v.optional(
  v.pipe(
    text(300),
    v.transform((value) => value.split(',').filter(Boolean)),
    v.check((all) => all.every((kind) => KIND_SET.has(kind))),
  ),
)

/**
 * `type_IN` is a comma-separated list of transaction types, as is `type`, which older pages send; times are ISO texts.
 */
const filters = {
  type: kinds,
  type_IN: kinds,
  createTime_GTE: time,
  createTime_LT: time,
}

type Filters = v.InferOutput<v.ObjectSchema<typeof filters, undefined>>

const filterOf = (body: Filters) => ({
  kinds: (body.type_IN ?? body.type) as Kind[] | undefined,
  from: body.createTime_GTE,
  to: body.createTime_LT,
})

/** The transaction history, and the sums of a period. */
export function transactionCalls(api: Api): void {
  call(api, '/sys/member/transaction/page', {
    member: 'required',
    body: v.object({ ...filters, ...paging() }),
    handler: async ({ ctx, body, member }) => {
      const filter = filterOf(body)
      const page = { limit: body.pageSize, offset: (body.pageNum - 1) * body.pageSize }
      const { rows, total } = await transactionPage(ctx.db, member, filter, page)
      return pageOf(rows, total, body.pageNum, body.pageSize)
    },
  })

  call(api, '/ext/transaction/summary', {
    member: 'required',
    body: v.object(filters),
    handler: async ({ ctx, body, member }) => {
      const currency = member.currency
      const rows = await sumByKind(ctx.db, member.id, filterOf(body))
      const games = rows.filter(({ kind }) => GAME_KINDS.includes(kind))
      const total = (amounts: bigint[]) =>
        formatMoney(
          amounts.reduce((sum, amount) => sum + amount, 0n),
          currency,
        )
      return {
        currency,
        count: rows.reduce((sum, row) => sum + row.count, 0),
        moneyIn: total(rows.map((row) => row.moneyIn)),
        moneyOut: total(rows.map((row) => row.moneyOut)),
        // What only the games brought or cost.
        netResult: total(games.map((row) => row.sum)),
        types: rows.map((row) => ({
          type: row.kind,
          count: row.count,
          sum: formatMoney(row.sum, currency),
        })),
      }
    },
  })
}
