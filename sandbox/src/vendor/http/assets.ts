import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
}

/** A file kept in memory. Its name contains its content hash, so it never changes. */
export interface Asset {
  type: string
  plain: Buffer
  /** The brotli-compressed content, made when first requested; null where compression gains nothing. */
  brotli: () => Buffer | null
}

/** Makes an asset from a text or a file's content. */
export function asset(name: string, content: Buffer | string): Asset {
  const plain = Buffer.from(content)
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  let packed: Buffer | null = null
  return {
    type,
    plain,
    brotli: () => (type.startsWith('font') ? null : (packed ??= brotliCompressSync(plain, { params }))),
  }
}

/** Serves assets under `/assets/<name>`; the map may grow after the start. */
export function serveAssets(app: FastifyInstance, assets: ReadonlyMap<string, Asset>): void {
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const found = assets.get(request.params.name)
    if (!found) return reply.status(404).send({ error: 'notFound' })
    const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? found.brotli() : null
    if (packed) reply.header('content-encoding', 'br')
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(found.type)
      .send(packed ?? found.plain)
  })
}

/** The built client files by name. */
export function readBuilt(folder: string): Map<string, Asset> {
  const names = readdirSync(folder).filter((name) => name !== 'manifest.json' && extname(name) in TYPES)
  return new Map(names.map((name) => [name, asset(name, readFileSync(join(folder, name)))]))
}
