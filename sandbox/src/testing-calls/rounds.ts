import { sql } from 'kysely'
import * as v from 'valibot'
import { integer } from '../api/fields.ts'
import { call } from '../api/route.ts'
import type { Api } from '../api/route.ts'
import { refuseForeignOrigins } from './guard.ts'

/** Lets a member’s rounds age. */
export function roundTestCalls(api: Api): void {
  call(api, '/_test/rounds/age', {
    member: 'none',
    body: v.object({ memberId: integer(1), seconds: integer(1, 100_000) }),
    handler: async ({ ctx, body, request }) => {
      refuseForeignOrigins(ctx, request)
      await ctx.db
        .updateTable('vendorRounds')
        .set({ updatedAt: sql`updated_at - interval '1 second' * ${body.seconds}::int` })
        .where('memberId', '=', body.memberId)
        .execute()
      return true
    },
  })
}
