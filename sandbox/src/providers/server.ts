import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { rateLimitOf } from '../api/rate-limit.ts'
import type { Context } from '../context.ts'
import type { ProviderOrder } from '../payments/tables.ts'
import { CARD_CHOICES, CHOICES, choose, COIN_CHOICES } from './choices.ts'
import { deliverDue, sendByHttp } from './outgoing-reports.ts'
import type { Send } from './outgoing-reports.ts'
import { findOrder } from './orders.ts'
import { cardsPage, donePage, notFoundPage, orderPage } from './page.ts'
import { returnAddress } from './return-address.ts'
import { securityHeaders } from './security.ts'
import { textsOf } from './texts.ts'

const SWEEP_MS = 400
const FILES = join(import.meta.dirname, 'assets')
const HTML = 'text/html; charset=utf-8'
const choiceSchema = v.object({
  choice: v.picklist([...CHOICES, ...COIN_CHOICES, ...CARD_CHOICES, 'report']),
  seconds: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)), '15'),
})

/** The payment providers' server, ready to listen: a page for every order, and the tester's choices. */
export async function buildProviders(ctx: Context, send: Send): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 16 * 1024, forceCloseConnections: true, trustProxy: ctx.config.trustsProxy })
  await app.register(helmet, securityHeaders(ctx))
  await app.register(rateLimit, rateLimitOf(ctx))
  await app.register(formbody)
  const style = readFileSync(join(FILES, 'provider.css'))
  const script = readFileSync(join(FILES, 'provider.js'))
  app.get('/assets/provider.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/assets/provider.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  app.get('/favicon.ico', (_request, reply) => reply.status(204).send())
  app.setNotFoundHandler((_request, reply) =>
    reply
      .status(404)
      .type(HTML)
      .send(notFoundPage(textsOf('en'))),
  )

  app.get('/', (_request, reply) => {
    return reply.type(HTML).send(cardsPage(textsOf('en')))
  })

  app.get<{ Params: { ref: string } }>('/order/:ref', async (request, reply) => {
    const order = await findOrder(ctx, request.params.ref)
    if (!order) return reply.callNotFound()
    const language = languageOf(order)
    return reply
      .type(HTML)
      .header('cache-control', 'no-store')
      .send(orderPage(order, textsOf(language), language))
  })

  app.get<{ Params: { ref: string } }>('/order/:ref/done', async (request, reply) => {
    const order = await findOrder(ctx, request.params.ref)
    if (!order) return reply.callNotFound()
    const language = languageOf(order)
    const page = donePage(order, textsOf(language), language, ctx.config.origins.shell)
    return reply.type(HTML).header('cache-control', 'no-store').send(page)
  })

  app.post<{ Params: { ref: string } }>('/order/:ref/choose', async (request, reply) => {
    const order = await findOrder(ctx, request.params.ref)
    const input = v.safeParse(choiceSchema, request.body)
    if (!order || !input.success) return reply.callNotFound()
    await choose(ctx, order, input.output.choice, input.output.seconds)
    await deliverDue(ctx, send)
    const updated = (await findOrder(ctx, order.ref)) ?? order
    return reply.redirect(returnAddress(updated, input.output.choice), 303)
  })
  return app
}

const languageOf = (order: ProviderOrder): string => order.detail.language ?? 'en'

/** Starts the providers and the sweep that sends their reports; `close` stops both. */
export async function startProviders(
  ctx: Context,
  listen: { host: string; port: number },
): Promise<{ close: () => Promise<void> }> {
  const send = sendByHttp(ctx)
  const app = await buildProviders(ctx, send)
  await app.listen(listen)
  let running: Promise<unknown> = Promise.resolve()
  let isIdle = true
  const timer = setInterval(() => {
    if (!isIdle) return
    isIdle = false
    running = deliverDue(ctx, send)
      .catch((error: unknown) => process.stderr.write(`provider sweep: ${String(error)}\n`))
      .finally(() => (isIdle = true))
  }, SWEEP_MS)
  return {
    async close() {
      clearInterval(timer)
      await running
      await app.close()
    },
  }
}
