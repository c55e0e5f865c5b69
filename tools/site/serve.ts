import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { bundles, root } from '../lib/paths.ts'
import { brandFiles } from './brand/files.ts'
import { devFolder } from './dev-builds.ts'
import { DEV_PATH, type Dev } from './dev-releases.ts'
import { VERSION_PATH } from './file-rules.ts'
import { followFirstBanner, type FirstBanner } from './first-banner.ts'
import { forwardTo, isCall } from './forward.ts'
import { makePage } from './page.ts'
import { commonHeaders, NOT_FOREIGN, PAY_QUERY, remoteHeaders, shellPolicy } from './policy.ts'
import { listenHost } from './ports.ts'
import type { Releases } from './releases.ts'
import { siteConfig, type Origins } from './site-config.ts'
import {
  brotliPage,
  sendFile,
  sendGenerated,
  sendMissing,
  sendVersioned,
  sendText,
  takesBrotli,
} from './static-files.ts'

/**
 * Serves the five bundles, each on its own origin; on loopback only, unless HOST says otherwise, since a client that
 * reaches the shell also reaches the sandbox's API. Resolves when all of them listen.
 */
export async function serveSite(origins: Origins, releases: Releases, dev?: Dev): Promise<Server[]> {
  return Promise.all(
    bundles.map(({ name, folder }) => {
      const origin = name === 'shell' ? origins.shell : origins.remotes[name]!
      const built = join(root, folder, 'dist')
      // A watched build takes precedence over the built files, which are shown until the first watched build is done.
      const folders = dev?.names.includes(name) ? [devFolder(name), built] : [built]
      const port = Number(new URL(origin).port)
      return name === 'shell'
        ? listenShell({ folders, origins, releases, dev }, port)
        : listen(remoteHandler(folders, releases.files(name)), port)
    }),
  )
}

type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => void

function listen(handle: Handler, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = pathOf(request)
    if (path === undefined) return sendText(response, 400, 'not an address')
    try {
      handle(request, response, path)
    } catch (error) {
      // A file that a build is deleting right now, or a site's file that is being edited: one request fails, not the
      // whole site.
      console.error(path, error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'something went wrong')
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, listenHost(), () => resolve(server))
  })
}

/**
 * The normalised path, as the file system would read it, so that the path that is checked is the one that is served.
 * Undefined where it is invalid (a single % is enough).
 */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url.startsWith('/') ? `http://localhost${url}` : url).pathname)
    return path.includes('\\') || path.includes('\0') ? undefined : posix.normalize(path)
  } catch {
    return undefined
  }
}

/** Serves a shell that was built elsewhere, with the same page and the same headers (tools/commands/bench.ts). */
export function serveShell(folder: string, port: number, origins: Origins, releases: Releases): Promise<Server> {
  return listenShell({ folders: [folder], origins, releases }, port)
}

interface Shell {
  readonly folders: readonly string[]
  readonly origins: Origins
  readonly releases: Releases
  readonly dev?: Dev | undefined
}

async function listenShell(shell: Shell, port: number): Promise<Server> {
  const { origins, releases } = shell
  const banner = followFirstBanner(origins.api, siteConfig(origins, releases.keys).defaultLanguage ?? 'en')
  const server = await listen(shellHandler(shell, banner), port)
  return server.once('close', banner.stop)
}

function shellHandler({ folders, origins, releases, dev }: Shell, banner: FirstBanner): Handler {
  const forward = forwardTo(origins.api)
  return (request, response, path) => {
    if (dev?.builds.answer(path, response)) return undefined
    if (isCall(path)) return forward(request, response)
    if (path === '/site.json') return sendJson(response, siteConfig(origins, releases.keys))
    if (path === '/remotes.json' || path === '/remotes.json.sig') {
      return sendJsonText(response, releases.raw(path.slice(1) as 'remotes.json'))
    }
    if (BRAND_FILE.test(path)) {
      const files = brandFiles(folderOf(folders, 'offline.html'), siteConfig(origins, releases.keys))
      const send = (files?: ReadonlyMap<string, string | Buffer>) =>
        sendGenerated(response, path, files?.get(path.slice(1)))
      return void files.then(send, (error: unknown) => {
        console.error(path, error)
        send()
      })
    }
    if (path !== '/' && !PAGE.test(path)) return sendFile(request, response, folderOf(folders, path), path)
    const site = siteConfig(origins, releases.keys)
    const page = makePage({ folder: folderOf(folders, 'index.html'), site, releases, banner })
    const html = dev ? dev.builds.page(page) : page
    response.writeHead(200, {
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(takesBrotli(request) ? { 'content-encoding': 'br' } : {}),
      'content-security-policy': shellPolicy(html, origins, site, queryOf(request).has('try')),
      // Payment windows navigate to a provider and report back to their opener: they are opened at /?pay.
      'cross-origin-opener-policy': PAY.test(searchOf(request)) ? 'unsafe-none' : 'same-origin-allow-popups',
      ...(isForeign(request) ? { 'server-timing': 'foreign' } : {}),
    })
    response.end(takesBrotli(request) ? brotliPage(html) : html)
  }
}

/** Case-insensitive: some file systems find the file under any case. */
const PAGE = /^\/index\.html$/i

/** Files with the brand's name and colours: generated from the site's file, without a build. */
const BRAND_FILE = /^\/(manifest\.webmanifest|icon(-[\w-]+)?\.(svg|png)|offline\.(html|css)|offline-worker\.js)$/

const PAY = new RegExp(PAY_QUERY)

const searchOf = ({ url = '' }: IncomingMessage) => url.split('?').slice(1).join('?')
const queryOf = (request: IncomingMessage) => new URLSearchParams(searchOf(request))

const isForeign = ({ headers }: IncomingMessage) => !NOT_FOREIGN.includes(String(headers['sec-fetch-site'] ?? ''))

/** Serves a remote's versions at their own paths; at the root, the standalone page with the current build. */
function remoteHandler(folders: readonly string[], versions: string): Handler {
  return (request, response, path) => {
    for (const [name, value] of Object.entries(remoteHeaders)) response.setHeader(name, value)
    if (VERSIONED.test(path)) return sendVersioned(request, response, versions, path)
    const file = path.startsWith(DEV_PATH)
      ? path.slice(DEV_PATH.length - 1)
      : path === '/'
        ? '/standalone/index.html'
        : path
    sendFile(request, response, folderOf(folders, file), file)
  }
}

/** The first folder that has the file; otherwise the last one, which then answers 404. */
const folderOf = (folders: readonly string[], path: string) =>
  folders.find((folder) => existsSync(join(folder, path))) ?? folders.at(-1)!

const VERSIONED = new RegExp(VERSION_PATH)

function sendJsonText(response: ServerResponse, text: string | undefined): void {
  if (text === undefined) return sendMissing(response)
  response.writeHead(200, { ...commonHeaders, 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(text)
}

function sendJson(response: ServerResponse, value: unknown): void {
  sendJsonText(response, JSON.stringify(value))
}
