import * as v from 'valibot'
import { rateLimitOf } from '../api/rate-limit.ts'
import type { Api } from '../api/route.ts'
import { Refusal } from '../errors.ts'
import { countBeyond } from './beyond.ts'
import { roomOf } from './room.ts'
import { reportsSchema } from './schema.ts'
import './table.ts'

/** A full bundle of the longest messages that a page sends, in letters of four bytes. */
const BODY_LIMIT = 32 * 1024
/** An address may send one request in so many that it may make altogether: a page sends one in ten seconds. */
const SHARE = 200
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * POST /ext/reports: errors, load times and web vitals, with the bundle's name and version. The body is JSON, named
 * so or as plain text: a page that is being left can send nothing else without asking first. Answers nothing: also of
 * what an hour has no room for (room.ts), it does not say that it was not kept.
 */
export function reportCalls({ app, ctx }: Api): void {
  app.post(
    '/ext/reports',
    { bodyLimit: BODY_LIMIT, config: { rateLimit: rateLimitOf(ctx, SHARE) } },
    async (request, reply) => {
      const result = v.safeParse(reportsSchema, parsed(request.body))
      if (!result.success) throw new Refusal('request.invalid', { field: v.getDotPath(result.issues[0]) ?? '' })
      const now = ctx.clock()
      const room = await roomOf(ctx.db, now)
      const placed = result.output.reports.map((report) => ({ report, place: room(report) }))
      const rows = placed
        .filter(({ place }) => place === 'kept')
        .map(({ report }) => ({ ...report, value: report.value ?? null, createdAt: now }))
      if (rows.length > 0) await ctx.db.insertInto('reports').values(rows).execute()
      for (const { report, place } of placed) if (place === 'counted') await countBeyond(ctx.db, report, now)
      await ctx.db
        .deleteFrom('reports')
        .where('createdAt', '<', new Date(now.getTime() - KEPT_MS))
        .execute()
      return reply.code(204).send()
    },
  )
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body) as unknown
  } catch {
    throw new Refusal('request.invalid')
  }
}
