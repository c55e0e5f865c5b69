import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors.ts'
import { RuleError } from '../engines/engine.ts'

/**
 * Every error response is `{error: code}`; the client has a message for each code.
 * 401: the game session has ended; 409: the rules or the operator refuse; 503: worth a retry.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RuleError) return reply.status(409).send({ error: error.code })
  if (error instanceof Refusal) {
    const ended = error.messageId === 'game.launchInvalid'
    return reply.status(ended ? 401 : 409).send({ error: ended ? 'sessionEnded' : 'refused' })
  }
  const status = (error as FastifyError).statusCode ?? 500
  if (status < 500) return reply.status(status).send({ error: status === 429 ? 'busy' : 'badRequest' })
  process.stderr.write(`vendor ${request.method} ${request.routeOptions.url ?? ''}: ${String(error)}\n`)
  return reply.status(503).send({ error: 'busy' })
}
