import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { rateLimitOf } from '../api/rate-limit.ts'
import type { Context } from '../context.ts'
import { breakAnswer } from '../faults/modes.ts'
import { takeFault } from '../faults/store.ts'
import { cuttableWallet } from '../faults/wallet.ts'
import { createWallet } from '../wallet/wallet.ts'
import { vendorGame } from './games.ts'
import { makeLooks } from './http/art.ts'
import { readBuilt, serveAssets } from './http/assets.ts'
import { answerError } from './http/errors.ts'
import { gamePage } from './http/page.ts'
import { playCalls } from './http/play.ts'
import { securityHeaders } from './http/security.ts'
import { localeOf, publishTexts, readTexts } from './http/texts.ts'
import { OUTPUT } from './output.ts'
import type { Manifest } from './output.ts'
import { cryptoRandom } from './random.ts'
import { setAsideNotice } from './rounds/removed-games.ts'
import type { VendorContext } from './rounds/vendor-context.ts'
import { sweep } from './rounds/sweep.ts'

const BODY_LIMIT = 16 * 1024
const SWEEP_MS = 2000

/** The vendor's server, ready to listen: game pages, their files, and the API they call. */
export async function buildVendorServer(vendor: VendorContext): Promise<FastifyInstance> {
  const { ctx } = vendor
  // The bundler is loaded only when there is something to build.
  if (!existsSync(join(OUTPUT, 'manifest.json'))) await (await import('./build.ts')).buildVendor()
  const manifest = JSON.parse(readFileSync(join(OUTPUT, 'manifest.json'), 'utf8')) as Manifest
  const assets = readBuilt(OUTPUT)
  const looks = makeLooks(assets)
  const texts = readTexts()
  const textNames = publishTexts(texts, assets)

  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true, trustProxy: ctx.config.trustsProxy })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ error: 'notFound' }))
  await app.register(helmet, securityHeaders(ctx.config.origins.shell))
  await app.register(rateLimit, rateLimitOf(ctx))
  if (ctx.config.testCalls) {
    app.addHook('preHandler', async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? ''
      const userAgent = request.headers['user-agent'] ?? ''
      const fault = await takeFault(ctx.db, { path, userAgent, memberId: async () => null })
      if (fault) await breakAnswer(fault, reply)
    })
  }

  app.get<{ Params: { code: string }; Querystring: { lang?: string } }>('/play/:code', async (request, reply) => {
    const found = vendorGame(request.params.code)
    const files = found && manifest[found.game.kind]
    if (!found || !files) return reply.status(404).send({ error: 'notFound' })
    const locale = localeOf(request.query.lang)
    const { code } = found.game
    return (
      reply
        .type('text/html; charset=utf-8')
        // The address carries a launch token: never kept by a cache.
        .header('cache-control', 'no-store')
        .send(
          gamePage({
            ...files,
            game: found.game,
            locale,
            texts: textNames[locale]!,
            words: texts[locale]!,
            theme: looks.get(code)?.theme,
            shellOrigin: ctx.config.origins.shell,
          }),
        )
    )
  })

  app.get('/favicon.ico', (_request, reply) => reply.status(204).send())
  serveAssets(app, assets)
  playCalls(app, vendor, looks)
  return app
}

/** Starts the game vendor and its sweep; `close` stops both. */
export async function startVendor(
  ctx: Context,
  listen: { host: string; port: number },
): Promise<{ close: () => Promise<void> }> {
  const wallet = createWallet(ctx)
  const vendor: VendorContext = {
    ctx,
    wallet: ctx.config.testCalls ? cuttableWallet(ctx, wallet) : wallet,
    random: cryptoRandom,
  }
  const app = await buildVendorServer(vendor)
  process.stderr.write(await setAsideNotice(ctx.db))
  await app.listen(listen)
  let running: Promise<unknown> = Promise.resolve()
  let idle = true
  const timer = setInterval(() => {
    if (!idle) return
    idle = false
    running = sweep(vendor)
      .catch((error: unknown) => process.stderr.write(`vendor sweep: ${String(error)}\n`))
      .finally(() => (idle = true))
  }, SWEEP_MS)
  return {
    async close() {
      clearInterval(timer)
      await running
      await app.close()
    },
  }
}
