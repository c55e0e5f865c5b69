import { sql } from 'kysely'
import * as v from 'valibot'
import { integer, text } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api } from '../api/route.ts'
import { refuseForeignOrigins } from './guard.ts'

/** Reads codes and mails, and lets mailed links age. */
export function mailTestCalls(api: Api): void {
  call(api, '/_test/verifyCode', {
    member: 'none',
    body: v.object({ ticket: text(60) }),
    handler: async ({ ctx, body, request }) => {
      refuseForeignOrigins(ctx, request)
      const row = await ctx.db
        .selectFrom('verifyCodes')
        .select('code')
        .where('ticket', '=', body.ticket)
        .orderBy('expiresAt', 'desc')
        .executeTakeFirst()
      return row?.code ?? null
    },
  })

  call(api, '/_test/mails', {
    member: 'none',
    body: v.object({ to: text(254) }),
    handler: async ({ ctx, body, request }) => {
      refuseForeignOrigins(ctx, request)
      return ctx.db.selectFrom('mails').selectAll().where('recipient', '=', body.to).orderBy('id', 'desc').execute()
    },
  })

  call(api, '/_test/mail/age', {
    member: 'none',
    body: v.object({ to: text(254), hours: v.optional(integer(0, 1000), 0), minutes: v.optional(integer(0, 59), 0) }),
    handler: async ({ ctx, body, request }) => {
      refuseForeignOrigins(ctx, request)
      const age = sql`interval '1 minute' * ${body.hours * 60 + body.minutes}::int`
      await ctx.db
        .updateTable('oneTimeTokens')
        .set({ expiresAt: sql`expires_at - ${age}`, createdAt: sql`created_at - ${age}` })
        .where('memberId', 'in', (eb) => eb.selectFrom('members').select('id').where('email', '=', body.to))
        .execute()
      return true
    },
  })
}
