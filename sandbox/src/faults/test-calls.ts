import { sql } from 'kysely'
import * as v from 'valibot'
import { flag, integer, text } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api } from '../api/route.ts'
import { parseMoney } from '../ledger/index.ts'
import { writeSetting } from '../operator/settings.ts'
import { refuseStrangers } from './guard.ts'
import { makeTestMember, testMemberSchema } from './test-member.ts'

const NOTHING = 'absent'

/** Calls that only tests and demos have (README, "Test calls"). */
export function testCalls(api: Api): void {
  if (!api.ctx.config.testCalls) return

  call(api, '/_test/member', {
    member: 'none',
    body: testMemberSchema,
    handler: async ({ ctx, body, request }) => {
      refuseStrangers(ctx, request)
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
      refuseStrangers(ctx, request)
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

  call(api, '/_test/settings', {
    member: 'none',
    body: v.looseObject({ scope: v.optional(text(200), '') }),
    handler: async ({ ctx, body, request }) => {
      refuseStrangers(ctx, request)
      const { scope, ...values } = body
      for (const [name, value] of Object.entries(values)) {
        await writeSetting(ctx.db, name, value === NOTHING ? undefined : value, scope)
      }
      return true
    },
  })

  call(api, '/_test/verifyCode', {
    member: 'none',
    body: v.object({ ticket: text(60) }),
    handler: async ({ ctx, body, request }) => {
      refuseStrangers(ctx, request)
      const row = await ctx.db
        .selectFrom('verifyCodes')
        .select('code')
        .where('ticket', '=', body.ticket)
        .executeTakeFirst()
      return row?.code ?? null
    },
  })

  call(api, '/_test/mails', {
    member: 'none',
    body: v.object({ to: text(254) }),
    handler: async ({ ctx, body, request }) => {
      refuseStrangers(ctx, request)
      return ctx.db.selectFrom('mails').selectAll().where('recipient', '=', body.to).orderBy('id', 'desc').execute()
    },
  })

  call(api, '/_test/mail/age', {
    member: 'none',
    body: v.object({ to: text(254), hours: v.optional(integer(0, 1000), 0), minutes: v.optional(integer(0, 59), 0) }),
    handler: async ({ ctx, body, request }) => {
      refuseStrangers(ctx, request)
      const age = sql`interval '1 minute' * ${body.hours * 60 + body.minutes}::int`
      await ctx.db
        .updateTable('oneTimeTokens')
        .set({ expiresAt: sql`expires_at - ${age}`, createdAt: sql`created_at - ${age}` })
        .where('memberId', 'in', (eb) => eb.selectFrom('members').select('id').where('email', '=', body.to))
        .execute()
      return true
    },
  })

  call(api, '/_test/rounds/age', {
    member: 'none',
    body: v.object({ memberId: integer(1), seconds: integer(1, 100_000) }),
    handler: async ({ ctx, body, request }) => {
      refuseStrangers(ctx, request)
      await ctx.db
        .updateTable('vendorRounds')
        .set({ updatedAt: sql`updated_at - interval '1 second' * ${body.seconds}::int` })
        .where('memberId', '=', body.memberId)
        .execute()
      return true
    },
  })

  call(api, '/_test/news', {
    member: 'none',
    body: v.object({ memberId: integer(1), message: text(500), type: v.optional(integer(), 0) }),
    handler: async ({ ctx, body, request, now }) => {
      refuseStrangers(ctx, request)
      await ctx.db
        .insertInto('news')
        .values({ ...body, createTime: now })
        .execute()
      return true
    },
  })
}
