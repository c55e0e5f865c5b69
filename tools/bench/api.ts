import { percentile } from '../../e2e/bench/statistics.ts'
import { measure, type Measurement } from './measure.ts'

/** A call on one database, as measured by sandbox/bench. */
interface CallTimes {
  readonly database: string
  readonly call: string
  readonly queries: number
  /** Milliseconds of each request, sequentially and concurrently; processor time of a concurrent one. */
  readonly single: readonly number[]
  readonly many: readonly number[]
  readonly cpuMs: number
  readonly failed: number
  /** Growing tables that the call reads without an index. */
  readonly sequential: string
}

const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 200)
const round = (ms: number) => Math.round(ms * 10) / 10

/** Measures every call of the product API with 50 concurrent requests, on the embedded database and on PostgreSQL. */
export async function api(folder: string): Promise<Measurement> {
  const options = { requests: REQUESTS, transactions: 20_000 }
  const { machine, rows } = await measure<CallTimes>({ by: 'sandbox', section: 'api', folder, options })
  const calls = [...new Set(rows.map(({ call }) => call))]
  return {
    ...(machine && { machine }),
    rows: calls.map((call) => {
      const all = rows.filter((row) => row.call === call)
      const times = all.flatMap(({ database, single, many, cpuMs }) => [
        [`${database} one`, round(percentile(single, 0.5))],
        [`${database} p95`, round(percentile(many, 0.95))],
        [`${database} cpu`, cpuMs],
      ])
      return {
        call,
        queries: Math.max(...all.map(({ queries }) => queries)),
        ...(Object.fromEntries(times) as Record<string, number>),
        failed: all.reduce((sum, { failed }) => sum + failed, 0),
        sequential: [...new Set(all.map(({ sequential }) => sequential).filter(Boolean))].join(', '),
      }
    }),
  }
}
