import { inspect } from 'node:util'
import type { Context } from '../context.ts'

type Kind = 'InsertQueryNode' | 'UpdateQueryNode' | 'DeleteQueryNode'

/** The context of a process that dies when it is about to write to a table in this way. */
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
