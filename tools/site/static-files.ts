import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { fileTypes, ICON_CACHE, IMMUTABLE, isCompressible } from './file-rules.ts'
import { commonHeaders } from './policy.ts'

const compressed = new Map<string, Buffer>()

/**
 * Serves a file of a built bundle. Own code instead of sirv or serve-static: the servers of `npm start` and of the
 * benchmark need the headers of policy.ts, release versions and precompressed copies, which is most of what is here. A
 * deployment serves files by nginx. Names with a hash are immutable; others are revalidated each time.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, files: string, path: string): void {
  const hashed = /\.[0-9a-f]{10}\./.test(path)
  send(request, response, { files, path, cache: hashed ? IMMUTABLE : 'no-cache' })
}

/** Serves a file of a released version: nothing below a version's path ever changes. */
export function sendVersioned(request: IncomingMessage, response: ServerResponse, files: string, path: string): void {
  send(request, response, { files, path, cache: IMMUTABLE })
}

/** Serves a generated file; 404 where there is none of that name. */
export function sendGenerated(response: ServerResponse, path: string, content: string | Buffer | undefined): void {
  if (content === undefined) return sendMissing(response)
  const cache = extname(path) === '.png' ? ICON_CACHE : 'no-cache'
  response.writeHead(200, { ...commonHeaders, 'content-type': typeOf(path)!, 'cache-control': cache })
  response.end(content)
}

/** Answers with a status and a text that says why. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...commonHeaders, 'content-type': 'text/plain', 'cache-control': 'no-store' })
  response.end(text)
}

/** Answers 404 with a text. */
export function sendMissing(response: ServerResponse): void {
  sendText(response, 404, 'not found')
}

interface FileRequest {
  readonly files: string
  readonly path: string
  readonly cache: string
}

function send(request: IncomingMessage, response: ServerResponse, { files, path, cache }: FileRequest): void {
  const file = normalize(join(files, path))
  const type = typeOf(file)
  if (!file.startsWith(files + sep) || !type || !isFile(file)) {
    return sendMissing(response)
  }
  const brotli = isCompressible(file) && takesBrotli(request)
  const content = brotli ? compress(file) : readFileSync(file)
  response.writeHead(200, {
    ...commonHeaders,
    'content-type': type,
    'cache-control': cache,
    vary: 'accept-encoding',
    ...(brotli ? { 'content-encoding': 'br' } : {}),
  })
  response.end(content)
}

/** Whether the client accepts brotli (accept-encoding). */
export const takesBrotli = (request: IncomingMessage) => /\bbr\b/.test(String(request.headers['accept-encoding']))

const pages = new Map<string, Buffer>()
const MAX_PAGES = 4

/**
 * Compresses a page that is generated for each request but seldom changes: at the highest quality, cached by its text.
 */
export function brotliPage(text: string): Buffer {
  const known = pages.get(text)
  if (known) return known
  const packed = brotliCompressSync(text)
  pages.set(text, packed)
  if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!)
  return packed
}

/** The header's value; undefined for files that are not served. */
function typeOf(file: string): string | undefined {
  const type = fileTypes[extname(file)]
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}

function compress(file: string): Buffer {
  const key = `${file}:${statSync(file).mtimeMs}`
  const known = compressed.get(key)
  if (known) return known
  // A release has precompressed copies.
  if (isFile(`${file}.br`)) return readFileSync(`${file}.br`)
  const result = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } })
  compressed.set(key, result)
  return result
}
