import compress from '@fastify/compress'
import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { FILE_LIMIT } from '../files/limits.ts'
import { registerFaults } from '../faults/hook.ts'
import { answerError, answerNotFound } from './errors.ts'
import { families } from './families.ts'
import { COMPRESSION } from './compression.ts'
import { checkOrigins } from './origin-check.ts'
import { rateLimitOf } from './rate-limit.ts'

const BODY_LIMIT = 1024 * 1024

/**
 * The product API (site.md 7, games-and-cashier.md 7), ready to listen. Every answer is an envelope,
 * except for pictures, files and the mailbox page.
 */
export async function buildApi(ctx: Context): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    trustProxy: ctx.config.trustsProxy,
    routerOptions: { ignoreTrailingSlash: true },
    // For a malformed URL, which fails before any handler is found for it.
    frameworkErrors: answerError,
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Pictures of this origin are shown by pages of others.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  await app.register(cors, {
    origin: ctx.config.siteOrigins,
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'language', 'idempotency-key', 'content-type'],
    // Chromium's maximum: within it, a returning player's calls need no new preflight.
    maxAge: 7200,
  })
  await app.register(compress, COMPRESSION)
  await app.register(rateLimit, rateLimitOf(ctx))
  await app.register(formbody)
  await app.register(multipart, { limits: { fileSize: FILE_LIMIT, files: 1, fields: 10 } })
  const api = { app, ctx }
  checkOrigins(api)
  // The mailbox and the operator's pages have no icon.
  app.get('/favicon.ico', (_request, reply) => reply.status(204).send())
  registerFaults(api)
  for (const family of families) await family(api)
  return app
}
