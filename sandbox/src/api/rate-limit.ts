import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { callerOf } from '../security/proxies.ts'

/** The rate limit of one caller: config.rateLimit requests a minute, divided by `share`. */
export const rateLimitOf = ({ config }: Context, share = 1) => ({
  max: Math.ceil(config.rateLimit / share),
  timeWindow: '1 minute',
  keyGenerator: ({ ip }: FastifyRequest) => callerOf(ip),
})
