import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { usesIpAddress, refuseOtherHosts } from '../security/loopback.ts'

/**
 * The operator's pages answer only on the machine itself (or where test calls are allowed) and take forms only from
 * these pages, under any of the machine's addresses: no other site can make its visitors submit a decision here, not
 * even under a host name of its own that resolves to this machine.
 */
export function refuseOtherSites(ctx: Context, request: FastifyRequest): void {
  refuseOtherHosts(ctx, request)
  if (request.method !== 'POST') return
  const { origin, host } = request.headers
  if (origin === ctx.config.origins.api || (usesIpAddress(request) && origin === `http://${host}`)) return
  throw new Refusal('request.invalid', {}, 403, 403)
}
