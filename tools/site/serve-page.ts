import { createServer, type RequestListener, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { followFirstBanner } from './first-banner.ts'
import { makePage } from './page.ts'
import { releasesIn } from './releases.ts'
import type { SiteFile, SiteKeys } from './site-config.ts'
import { brotliPage, takesBrotli } from './static-files.ts'

interface PageServerOptions {
  /** What `npm run deploy-files` wrote, and the store of the releases. */
  readonly shellFolder: string
  readonly storeFolder: string
  /** A port, or the path of a socket. */
  readonly listen: number | string
  /** Where the product API is asked from here; browsers ask at the origin that the site names. */
  readonly apiAddress?: string | undefined
  /** Where it is asked from here when that origin is localhost, which is another machine here: a container's own. */
  readonly localApiAddress?: string | undefined
}

type DeployedSite = SiteFile & SiteKeys & { readonly apiOrigin: string }

/**
 * Hands out the page of a deployment, and nothing else, to the web server before it, which adds the headers and has the
 * page as a file for the moments in which this one has none (tools/deploy/nginx.ts).
 */
export async function servePage({ shellFolder, storeFolder, listen, ...api }: PageServerOptions): Promise<Server> {
  const siteNow = () => JSON.parse(readFileSync(join(shellFolder, 'site.json'), 'utf8')) as DeployedSite
  const first = siteNow()
  const banner = followFirstBanner(addressOf(first.apiOrigin, api), first.defaultLanguage ?? 'en')
  const make = () => {
    const site = siteNow()
    return makePage({ folder: shellFolder, site, releases: releasesIn(storeFolder, site), banner })
  }
  const server = createServer(answerWith(make))
  server.once('close', banner.stop)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // The web server is another user.
    const place = typeof listen === 'number' ? { port: listen } : { path: listen, readableAll: true, writableAll: true }
    server.listen(place, resolve)
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
