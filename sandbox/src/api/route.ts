import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { Refusal, sessionInvalid } from '../errors.ts'
import { languageOf } from '../messages/index.ts'
import { memberOfToken, tokenOf } from '../security/sessions.ts'
import { refuseOtherMember } from './identity.ts'
import { rateLimitOf } from './rate-limit.ts'

/** What a family of calls is registered on. */
export interface Api {
  app: FastifyInstance
  ctx: Context
}

type Access = 'required' | 'optional' | 'none'
type Caller<A extends Access> = A extends 'required' ? Member : A extends 'optional' ? Member | null : null

export interface Call<Body, A extends Access> {
  ctx: Context
  /** The checked body. */
  body: Body
  /** Who the token belongs to. */
  member: Caller<A>
  /** The caller's language: one of our ten. */
  language: string
  /** The caller's Idempotency-Key header. */
  key: string | undefined
  now: Date
  request: FastifyRequest
  reply: FastifyReply
}

interface CallOptions<Schema extends v.GenericSchema | v.GenericSchemaAsync, A extends Access> {
  body?: Schema
  member: A
  /** Fields of the body that name a member besides memberId; another member's id in one is refused (D27). */
  memberFields?: string[]
  /** Also for a member whose account is closed (token info, logout). */
  evenDisabled?: boolean
  /** Divides the rate limit: an address may make one such call in so many requests that it may make altogether. */
  rateShare?: number
  handler: (call: Call<v.InferOutput<Schema>, A>) => Promise<unknown> | unknown
}

const ANYTHING = v.record(v.string(), v.unknown())

/**
 * One call of the product API: POST, with a JSON or a form body alike, answered by the envelope (D2).
 * What the handler returns is `data`; a Refusal becomes the error in the caller's language.
 */
export function call<A extends Access, Schema extends v.GenericSchema | v.GenericSchemaAsync = typeof ANYTHING>(
  { app, ctx }: Api,
  path: string,
  options: CallOptions<Schema, A>,
): void {
  const { rateShare } = options
  const limit = rateShare === undefined ? {} : { config: { rateLimit: rateLimitOf(ctx, rateShare) } }
  app.post(path, limit, async (request, reply) => {
    const raw = bodyOf(request)
    const member = await callerOf(ctx, request, options.member, options.evenDisabled ?? false)
    if (member) refuseOtherMember(raw, member.id, options.memberFields)
    const data = await options.handler({
      ctx,
      body: await check(options.body ?? ANYTHING, raw),
      member: member as Caller<A>,
      language: languageOf(request.headers.language),
      key: keyOf(request),
      now: ctx.clock(),
      request,
      reply,
    })
    return { error: 0, message: '', data: data ?? null }
  })
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('request.invalid')
  return { ...body }
}

async function callerOf(ctx: Context, request: FastifyRequest, access: Access, evenDisabled: boolean) {
  if (access === 'none') return null
  const member = await memberOfToken(ctx, tokenOf(request))
  if (!member && access === 'required') throw sessionInvalid()
  if (member && !member.enabled && !evenDisabled) throw new Refusal('member.disabled')
  return member
}

async function check<Schema extends v.GenericSchema | v.GenericSchemaAsync>(
  schema: Schema,
  raw: unknown,
): Promise<v.InferOutput<Schema>> {
  const result = await v.safeParseAsync(schema, raw)
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? ''
  throw new Refusal('request.invalid', { field }).at(field)
}

/** The request's idempotency key. An invalid one is refused: if it were ignored, a retry would run as a second call. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w.:-]{1,128}$/.test(key)) throw new Refusal('request.invalid')
  return key
}
