import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pictureAt } from './pictures.ts'
import { rasterAt } from './raster.ts'

const etags = new Map<string, string>()

const etagOf = (path: string, picture: string | Buffer): string => {
  const known = etags.get(path)
  if (known) return known
  const tag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
  etags.set(path, tag)
  return tag
}

/**
 * Serves `/pictures/<folder>/<name>.svg`, and covers and method icons as `.webp` too, to every origin. A picture that
 * is redrawn keeps its address, so a browser caches it for a day and then revalidates by its etag. Opened by itself it
 * may load and run nothing.
 */
export function pictureRoutes({ app }: { readonly app: FastifyInstance }): void {
  app.get('/pictures/*', async (request, reply) => {
    const path = request.url.replace(/[?#].*$/, '')
    const raster = await rasterAt(path)
    const picture = raster ?? pictureAt(path)
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox")
    if (picture === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('')
    const etag = etagOf(path, picture)
    reply.header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800').header('etag', etag)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type(raster ? 'image/webp' : 'image/svg+xml; charset=utf-8').send(picture)
  })
}
