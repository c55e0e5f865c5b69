import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { callerOf } from '../security/proxies.ts'

/** How many requests a caller may make in a minute; with a share, one in so many of them. */
export const rateLimitOf = ({ config }: Context, share = 1) => ({
  max: Math.ceil(config.rateLimit / share),
  timeWindow: '1 minute',
  keyGenerator: ({ ip }: FastifyRequest) => callerOf(ip),
})
