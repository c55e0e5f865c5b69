import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import { languageOf, say } from '../messages/index.ts'

const NOT_FOUND = 404
const TOO_MANY = 429

/** Every failure is an envelope: never html, never a stack. */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request.headers.language)
  if (error instanceof Refusal) {
    const message = say(language, error.messageId, error.values)
    const data = error.field === null ? null : { field: error.field }
    return reply.status(error.status).send({ error: error.code, message, data })
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === TOO_MANY) {
    return reply.status(status).send({ error: status, message: say(language, 'request.tooMany'), data: null })
  }
  // A caller who disconnected before the response was complete is no error of ours.
  if (status >= 500 && !request.raw.socket.destroyed)
    process.stderr.write(`${request.method} ${request.url}: ${error.stack ?? error.message}\n`)
  const message = say(language, status >= 500 ? 'server.error' : 'request.invalid')
  return reply.status(status).send({ error: status, message, data: null })
}

/** The envelope for an address that is no call: 404, in the language of the request. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  const message = say(languageOf(request.headers.language), 'request.notFound')
  return reply.status(NOT_FOUND).send({ error: NOT_FOUND, message, data: null })
}
