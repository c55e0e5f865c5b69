import type { FastifyRequest } from 'fastify'

type Fields = Record<string, string>

/** Returns a reader of a form's text fields; anything but a text reads as empty. */
export function fieldsOf(request: FastifyRequest): (name: string) => string {
  const body = (request.body ?? {}) as Fields
  return (name) => (typeof body[name] === 'string' ? body[name].replaceAll('\0', '').trim().slice(0, 500) : '')
}

/** The format of a form's idempotency key: the form takes effect once, however often it is sent. */
export const KEY = /^[\w-]{8,64}$/

/** A number in a path or a query; 0 for anything else. */
export const numberOf = (text: unknown): number =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0

/** A text of a query; empty for anything else. */
export function queryText(request: FastifyRequest, name: string, longest = 254): string {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, longest) : ''
}

/** The outcome of the previous request, to be shown on the next page. */
export interface Note {
  readonly text: string
  readonly isProblem: boolean
}

/** Reads the note from the address's query. */
export function noteOf(request: FastifyRequest): Note {
  const problem = queryText(request, 'problem', 300)
  return { text: problem || queryText(request, 'note', 300), isProblem: problem !== '' }
}
