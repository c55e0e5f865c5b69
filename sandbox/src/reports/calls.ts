import * as v from 'valibot'
import { rateLimitOf } from '../api/rate-limit.ts'
import type { Api } from '../api/route.ts'
import { Refusal } from '../errors.ts'
import { parseJson } from '../parse-json.ts'
import { countOverflow } from './overflow.ts'
import { createQuota } from './quota.ts'
import { reportsSchema } from './schema.ts'
import './table.ts'

/** Room for a full batch with the longest messages that a page sends, in letters of four bytes. */
const BODY_LIMIT = 32 * 1024
/** Share of the rate limit: 1/200 of an address's requests, as a page sends one batch in ten seconds. */
const SHARE = 200
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * POST /ext/reports: errors, load times and web vitals, with the bundle's name and version. The body is JSON, labelled
 * so or as plain text: a page that is being left can send nothing else without a preflight. Responds with 204, also for
 * reports that this hour has no room for (quota.ts): it does not reveal that they were not stored.
 */
export function reportCalls({ app, ctx }: Api): void {
  app.post(
    '/ext/reports',
    { bodyLimit: BODY_LIMIT, config: { rateLimit: rateLimitOf(ctx, SHARE) } },
    async (request, reply) => {
      const { body } = request
      const result = v.safeParse(reportsSchema, typeof body === 'string' ? parseJson(body) : body)
      if (!result.success) throw new Refusal('request.invalid', { field: v.getDotPath(result.issues[0]) ?? '' })
      const now = ctx.clock()
      const decide = await createQuota(ctx.db, now)
      const decided = result.output.reports.map((report) => ({ report, action: decide(report) }))
      const rows = decided
        .filter(({ action }) => action === 'store')
        .map(({ report }) => ({ ...report, value: report.value ?? null, createdAt: now }))
      if (rows.length > 0) await ctx.db.insertInto('reports').values(rows).execute()
      for (const { report, action } of decided) if (action === 'count') await countOverflow(ctx.db, report, now)
      await ctx.db
        .deleteFrom('reports')
        .where('createdAt', '<', new Date(now.getTime() - KEPT_MS))
        .execute()
      return reply.code(204).send()
    },
  )
}
