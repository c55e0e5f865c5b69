import { createServer, type RequestListener, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListenTarget } from '../deploy/listen.ts'
import { followFirstBanner } from './first-banner.ts'
import { makePage } from './page.ts'
import { releasesIn } from './releases.ts'
import type { SiteFile, SiteKeys } from './site-config.ts'
import { brotliPage, takesBrotli } from './static-files.ts'

interface PageServerOptions {
  /** The shell's files as `npm run deploy-files` wrote them, and the store of the releases. */
  readonly shellFolder: string
  readonly storeFolder: string
  readonly listen: ListenTarget
  /** The product API's address as seen from this process; browsers use the origin in the site's config. */
  readonly apiAddress?: string | undefined
  /**
   * The API's address as seen from this process when that origin is localhost: inside a container, localhost is the
   * container.
   */
  readonly localApiAddress?: string | undefined
}

type DeployedSite = SiteFile & SiteKeys & { readonly apiOrigin: string }

/**
 * Serves a deployment's page, and nothing else, to the web server in front of it. That adds the headers, and has a copy
 * of the page as a file for when this server does not answer (tools/deploy/nginx.ts).
 */
export async function servePage({ shellFolder, storeFolder, listen, ...api }: PageServerOptions): Promise<Server> {
  const readSite = () => JSON.parse(readFileSync(join(shellFolder, 'site.json'), 'utf8')) as DeployedSite
  const first = readSite()
  const banner = followFirstBanner(addressOf(first.apiOrigin, api), first.defaultLanguage ?? 'en')
  const make = () => {
    const site = readSite()
    return makePage({ folder: shellFolder, site, releases: releasesIn(storeFolder, site), banner })
  }
  const server = createServer(answerWith(make))
  server.once('close', banner.stop)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // The web server runs as another user and must be able to open the socket.
    server.listen('path' in listen ? { ...listen, readableAll: true, writableAll: true } : listen, resolve)
  })
  return server
}

function addressOf(origin: string, { apiAddress, localApiAddress }: Partial<PageServerOptions>): string {
  return apiAddress || (new URL(origin).hostname === 'localhost' && localApiAddress) || origin
}

const answerWith =
  (make: () => string): RequestListener =>
  (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    try {
      const page = make()
      const isPacked = takesBrotli(request)
      const packing = isPacked ? { 'content-encoding': 'br' } : {}
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...packing })
      response.end(isPacked ? brotliPage(page) : page)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      response.writeHead(500).end()
    }
  }
