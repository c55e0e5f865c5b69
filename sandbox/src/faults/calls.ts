import * as v from 'valibot'
import { integer, text } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api } from '../api/route.ts'
import { refuseForeignOrigins } from '../testing-calls/guard.ts'
import { MODES } from './modes.ts'

const faultSchema = v.object({
  /** The call's path, or '*' for every call. */
  path: text(200),
  mode: v.picklist(MODES),
  status: v.optional(integer(100, 599)),
  body: v.optional(v.union([v.string(), v.record(v.string(), v.unknown()), v.array(v.unknown())])),
  delayMs: v.optional(integer(0, 300_000)),
  times: v.optional(integer(1)),
  memberId: v.optional(integer(1)),
  userAgent: v.optional(text(300)),
})

/** Fault switches: make a call slow, wrong or absent (README, "Faults"). */
export function faultCalls(api: Api): void {
  if (!api.ctx.config.testCalls) return

  call(api, '/_faults', {
    member: 'none',
    body: faultSchema,
    handler: async ({ ctx, body, request }) => {
      refuseForeignOrigins(ctx, request)
      const { id } = await ctx.db
        .insertInto('faults')
        .values({
          path: body.path,
          mode: body.mode,
          status: body.status ?? null,
          body: typeof body.body === 'object' ? JSON.stringify(body.body) : (body.body ?? null),
          delayMs: body.delayMs ?? null,
          times: body.times ?? null,
          memberId: body.memberId ?? null,
          userAgent: body.userAgent ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id }
    },
  })

  call(api, '/_faults/clear', {
    member: 'none',
    body: v.object({
      id: v.optional(integer(1)),
      path: v.optional(text(200)),
      memberId: v.optional(integer(1)),
      userAgent: v.optional(text(300)),
    }),
    handler: async ({ ctx, body, request }) => {
      refuseForeignOrigins(ctx, request)
      let query = ctx.db.deleteFrom('faults')
      if (body.id !== undefined) query = query.where('id', '=', body.id)
      if (body.path !== undefined) query = query.where('path', '=', body.path)
      if (body.memberId !== undefined) query = query.where('memberId', '=', body.memberId)
      if (body.userAgent !== undefined) query = query.where('userAgent', '=', body.userAgent)
      const { numDeletedRows } = await query.executeTakeFirstOrThrow()
      return { cleared: Number(numDeletedRows) }
    },
  })
}
