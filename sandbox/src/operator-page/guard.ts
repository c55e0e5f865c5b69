import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'

/**
 * The operator's pages answer on the machine itself (or where test calls are allowed), and their forms only come
 * from these pages: no other site can make its visitor decide something here.
 */
export function refuseOutsiders(ctx: Context, request: FastifyRequest): void {
  const isLocal =
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.host) || ctx.config.host !== '127.0.0.1'
  const { origin } = request.headers
  const isOwn = request.method !== 'POST' || origin === ctx.config.origins.api || origin === `http://${request.host}`
  if (!isLocal || !isOwn) throw new Refusal('request.invalid', {}, 403, 403)
}

type Fields = Record<string, string>

/** The texts of a form; anything else counts as empty. */
export function fieldsOf(request: FastifyRequest): (name: string) => string {
  const body = (request.body ?? {}) as Fields
  return (name) => (typeof body[name] === 'string' ? body[name].trim().slice(0, 500) : '')
}

/** A number in a path or a query; 0 for anything else. */
export const numberOf = (text: unknown): number =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0

/** A text of a query; empty for anything else. */
export function queryText(request: FastifyRequest, name: string, longest = 254): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, longest) : ''
}

/** What the page before has to say. */
export interface Note {
  readonly text: string
  readonly isProblem: boolean
}

export function noteOf(request: FastifyRequest): Note {
  const problem = queryText(request, 'problem', 300)
  return { text: problem || queryText(request, 'note', 300), isProblem: problem !== '' }
}
