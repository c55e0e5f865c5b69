import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { refuseOtherNames } from '../security/this-machine.ts'

/**
 * The operator's pages answer on the machine itself (or where test calls are allowed), and their forms only come
 * from these pages: no other site can make its visitor decide something here.
 */
export function refuseOutsiders(ctx: Context, request: FastifyRequest): void {
  refuseOtherNames(ctx, request)
  const { origin } = request.headers
  const isOwn =
    request.method !== 'POST' || origin === ctx.config.origins.api || origin === `http://${request.headers.host}`
  if (!isOwn) throw new Refusal('request.invalid', {}, 403, 403)
}
