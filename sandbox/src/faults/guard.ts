import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'

/**
 * Test calls take JSON only, and from no page but the site's own: a page elsewhere on the web can send
 * neither to a sandbox that runs on its visitor's machine.
 */
export function refuseStrangers(ctx: Context, request: FastifyRequest): void {
  const { origin, 'content-type': type } = request.headers
  const known = origin === undefined || ctx.config.siteOrigins.includes(origin)
  const local =
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.host) || ctx.config.host !== '127.0.0.1'
  if (!known || !local || !type?.startsWith('application/json')) {
    throw new Refusal('request.invalid', {}, 403, 403)
  }
}
