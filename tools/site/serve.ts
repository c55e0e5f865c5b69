import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundles, root } from '../lib/paths.ts'
import type { DevReload } from './dev-reload.ts'
import { discoveryDocument } from './discovery.ts'
import { commonHeaders, remotePolicy, shellPolicy } from './policy.ts'
import { siteConfig, type Origins } from './site-config.ts'
import { sendFile } from './static-files.ts'

/** Serves the five bundles, each on its own origin. Resolves when all of them answer. */
export async function serveSite(origins: Origins, dev?: DevReload): Promise<Server[]> {
  return Promise.all(
    bundles.map(({ name, folder }) => {
      const origin = name === 'shell' ? origins.shell : origins.remotes[name]!
      const files = join(root, folder, 'dist')
      const handle = name === 'shell' ? shellHandler(files, origins, dev) : remoteHandler(files)
      return listen(handle, Number(new URL(origin).port))
    }),
  )
}

type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => void

function listen(handle: Handler, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    handle(request, response, path)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

function shellHandler(files: string, origins: Origins, dev?: DevReload): Handler {
  return (request, response, path) => {
    if (dev?.answer(path, response)) return undefined
    if (path === '/site.json') return sendJson(response, siteConfig(origins))
    if (path === '/remotes.json') return sendJson(response, discoveryDocument(origins))
    if (path !== '/' && path !== '/index.html') return sendFile(request, response, files, path)
    const page = pageWithBoot(readFileSync(join(files, 'index.html'), 'utf8'), origins)
    const html = dev ? dev.page(page) : page
    response.writeHead(200, {
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': shellPolicy(html, origins),
      // Payment windows go on to a provider and report back to their opener: they are opened at /?pay.
      'cross-origin-opener-policy': isPaymentWindow(request) ? 'unsafe-none' : 'same-origin-allow-popups',
    })
    response.end(html)
  }
}

const isPaymentWindow = (request: IncomingMessage) =>
  new URL(request.url ?? '/', 'http://localhost').searchParams.has('pay')

/** The page with site config and discovery document written in, so that nothing has to be asked for first. */
function pageWithBoot(html: string, origins: Origins): string {
  const boot = JSON.stringify({ site: siteConfig(origins), remotes: discoveryDocument(origins) })
  const safe = boot.replaceAll('<', '\\u003c')
  // The build's html minifier may change quotes and order of attributes.
  return html.replace(/(<script[^>]*croupier-boot[^>]*>)null/, (_, start: string) => start + safe)
}

function remoteHandler(files: string): Handler {
  return (request, response, path) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    response.setHeader('content-security-policy', remotePolicy())
    sendFile(request, response, files, path === '/' ? '/index.html' : path)
  }
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { ...commonHeaders, 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}
