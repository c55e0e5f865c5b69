import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { commonHeaders } from './policy.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg'])
const compressed = new Map<string, Buffer>()

/** Hands out one file of a built bundle. Names with a hash are immutable; others are asked for again each time. */
export function sendFile(request: IncomingMessage, response: ServerResponse, files: string, path: string): void {
  const file = normalize(join(files, path))
  const type = types[extname(file)]
  if (!file.startsWith(files + sep) || !type || !isFile(file)) {
    response.writeHead(404, { ...commonHeaders, 'content-type': 'text/plain' })
    response.end('not found')
    return
  }
  const hashed = /\.[0-9a-f]{10}\./.test(file)
  const brotli = compressible.has(extname(file)) && /\bbr\b/.test(String(request.headers['accept-encoding']))
  response.writeHead(200, {
    ...commonHeaders,
    'content-type': type,
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  })
  response.end(brotli ? compress(file) : readFileSync(file))
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}

function compress(file: string): Buffer {
  const key = `${file}:${statSync(file).mtimeMs}`
  const known = compressed.get(key)
  if (known) return known
  const result = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } })
  compressed.set(key, result)
  return result
}
