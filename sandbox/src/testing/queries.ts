import { CompiledQuery } from 'kysely'
import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely'
import type { Database } from '../db/schema.ts'

export interface QueryWatch {
  /** The same database; queries that run through it are recorded. */
  readonly db: Kysely<Database>
  /** The queries since the last call, in their order. */
  take(): CompiledQuery[]
}

/** Records the queries that run through a database, as they are sent. */
export function watchQueries(plain: Kysely<Database>): QueryWatch {
  let noted: CompiledQuery[] = []
  const executor = plain.getExecutor()
  type QueryId = Parameters<typeof executor.compileQuery>[1]
  // Subqueries are transformed as well but never sent by themselves: only a query with a result was sent.
  const built = new WeakMap<QueryId, RootOperationNode>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      built.set(queryId, node)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const node = built.get(queryId)
      if (node) noted.push(executor.compileQuery(node, queryId))
      return result
    },
  }
  return {
    db: plain.withPlugin(plugin),
    take: () => {
      const taken = noted
      noted = []
      return taken
    },
  }
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

export interface Plan {
  /** Tables that are read from their first row to their last. */
  readonly scanned: readonly string[]
  readonly indexes: readonly string[]
  /** Indexes that hold all that is read, so that the table itself is not. */
  readonly covering: readonly string[]
}

/** The tables that these queries read from their first row to their last, whatever their size. */
export async function scannedBy(db: Kysely<Database>, queries: readonly CompiledQuery[]): Promise<string[]> {
  const scanned = new Set<string>()
  for (const query of queries.filter(({ sql }) => /^(select|with|update|delete)/.test(sql))) {
    for (const table of (await planOf(db, query)).scanned) scanned.add(table)
  }
  return [...scanned]
}

/**
 * The database's plan for a query, which is not executed. With `isLarge` it plans as for large tables: a sequential
 * scan appears only where no index can serve.
 */
export async function planOf(db: Kysely<Database>, { sql, parameters }: CompiledQuery, isLarge = true): Promise<Plan> {
  const { rows } = await db.transaction().execute(async (trx) => {
    if (isLarge) await trx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    return trx.executeQuery<Record<string, [{ Plan: PlanNode }]>>(
      CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
    )
  })
  const nodes: PlanNode[] = []
  const walk = (node: PlanNode) => {
    nodes.push(node)
    node.Plans?.forEach(walk)
  }
  for (const root of Object.values(rows[0] ?? {})) walk(root[0].Plan)
  return {
    scanned: nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? ''),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    covering: nodes.flatMap((node) => (node['Node Type'] === 'Index Only Scan' ? (node['Index Name'] ?? []) : [])),
  }
}
