import type { Context } from '../context.ts'

/** How many requests an address may make in a minute; with a share, one in so many of them. */
export const rateLimitOf = ({ config }: Context, share = 1) => ({
  max: Math.ceil(config.rateLimit / share),
  timeWindow: '1 minute',
})
