import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { refuseOtherHosts } from '../security/loopback.ts'

/**
 * Test calls accept JSON only, and from no web page but the site's own: another page can send neither to a sandbox that
 * runs on its visitor's machine.
 */
export function refuseForeignOrigins(ctx: Context, request: FastifyRequest): void {
  refuseOtherHosts(ctx, request)
  const { origin, 'content-type': type } = request.headers
  const known = origin === undefined || ctx.config.siteOrigins.includes(origin)
  if (!known || !type?.startsWith('application/json')) {
    throw new Refusal('request.invalid', {}, 403, 403)
  }
}
