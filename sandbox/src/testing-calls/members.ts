import * as v from 'valibot'
import { flag, integer, text } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api } from '../api/route.ts'
import { parseMoney } from '../ledger/index.ts'
import { refuseForeignOrigins } from './guard.ts'
import { makeTestMember, testMemberSchema } from './test-member.ts'

/** Creates and changes members, and writes their messages. */
export function memberTestCalls(api: Api): void {
  call(api, '/_test/member', {
    member: 'none',
    body: testMemberSchema,
    handler: async ({ ctx, body, request }) => {
      refuseForeignOrigins(ctx, request)
      return makeTestMember(ctx, body)
    },
  })

  call(api, '/_test/member/set', {
    member: 'none',
    body: v.object({
      id: integer(1),
      enabled: v.optional(integer(0, 1)),
      blocked: v.optional(flag(false)),
      rollingAmount: v.optional(text(20)),
      vipPoints: v.optional(integer()),
      vipLevel: v.optional(integer()),
      credited: v.optional(integer(0, 1)),
    }),
    handler: async ({ ctx, body, request }) => {
      refuseForeignOrigins(ctx, request)
      const { currency } = await ctx.db
        .selectFrom('members')
        .select('currency')
        .where('id', '=', body.id)
        .executeTakeFirstOrThrow()
      const { id, vipLevel, rollingAmount, blocked, ...rest } = body
      const values = {
        ...rest,
        ...(vipLevel === undefined ? {} : { level: vipLevel }),
        ...('blocked' in (request.body as object) ? { blocked: blocked ?? false } : {}),
        ...(rollingAmount ? { rollingAmount: parseMoney(rollingAmount, currency) } : {}),
      }
      await ctx.db.updateTable('members').set(values).where('id', '=', id).execute()
      return true
    },
  })

  call(api, '/_test/news', {
    member: 'none',
    body: v.object({ memberId: integer(1), message: text(500), type: v.optional(integer(), 0) }),
    handler: async ({ ctx, body, request, now }) => {
      refuseForeignOrigins(ctx, request)
      await ctx.db
        .insertInto('news')
        .values({ ...body, createTime: now })
        .execute()
      return true
    },
  })
}
