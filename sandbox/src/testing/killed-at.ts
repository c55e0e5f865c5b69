import { inspect } from 'node:util'
import type { Context } from '../context.ts'

type Kind = 'InsertQueryNode' | 'UpdateQueryNode' | 'DeleteQueryNode'

/** The context of a process that dies just before a query of this kind writes to this table. */
export const killedAt = <C extends Context>(ctx: C, kind: Kind, table: string): C => ({
  ...ctx,
  db: ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === kind && inspect(node, { depth: 7 }).includes(`'${table}'`)) throw new Error('killed')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }),
})
