import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { readSetting } from './settings.ts'

/** The access check's answer for a caller: by the operator's setting and the country the proxy names. */
export async function accessOf(ctx: Context, request: FastifyRequest) {
  const access = await readSetting(ctx.db, 'access', request.headers['user-agent'])
  const country = countryOf(ctx, request)
  if (!access.status || country === undefined) return access
  const restricted = await ctx.db
    .selectFrom('countries')
    .select('isoCode2')
    .where('isoCode2', '=', country.toUpperCase())
    .where('restricted', '=', true)
    .executeTakeFirst()
  return restricted ? { status: false, url: `${ctx.config.origins.shell}/#/article?id=9` } : access
}

/** The caller's country as a trusted proxy names it; the header is ignored when anybody else sends it. */
function countryOf({ config }: Context, { headers, socket }: FastifyRequest): string | undefined {
  const country = headers['cf-ipcountry']
  return typeof country === 'string' && config.trustsProxy(socket.remoteAddress ?? '') ? country : undefined
}

/** Registration, deposits and launches are refused from a restricted place (D27). */
export async function refuseRestricted(ctx: Context, request: FastifyRequest): Promise<void> {
  const { status } = await accessOf(ctx, request)
  if (!status) throw new Refusal('place.restricted')
}
