import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FILE_LIMIT } from '../../sandbox/src/files/limits.ts'
import { freePort } from '../../sandbox/src/testing/free-port.ts'
import { writeCopies } from '../lib/compressed-copies.ts'
import { hasNginx } from '../lib/nginx.ts'
import { commonHeaders, remoteHeaders, shellPolicy } from '../site/policy.ts'
import { nginxConfig } from './nginx.ts'
import { deployedOrigins, formerOrigins } from './origins.ts'
import { compose, deployFile, isHealthy } from './testing/compose.ts'
import { runNginx, type RunningNginx } from './testing/running-nginx.ts'

const VERSION = '0.1.0-0123456789'
const FILES = {
  'shell/index.html': '<!doctype html><title>The page as a file</title>',
  'shell/main.0123456789.js': `start(${'1,'.repeat(600)}1)`,
  'shell/robots.txt': 'User-agent: *',
  'shell/icon-32.png': 'png',
  'shell/.served': './index.html',
  'shell/main.0123456789.js.map': 'the sources',
  'releases/remotes.json': `{"schema":"${'x'.repeat(100)}"}`,
  'releases/remotes.json.sig': '{}',
  'releases/journal.jsonl': 'who did what',
  [`releases/cashier/${VERSION}/remoteEntry.js`]: `entry(${'1,'.repeat(600)}1)`,
}
/** A second loopback address, for a proxy in front of nginx. */
const PROXY = '127.0.0.2'
const uncached = 'no-store'
const forEver = 'public, max-age=31536000, immutable'

let folder: string
let port: number
let healthPort: number
let nginx: RunningNginx | undefined
let api: Server
let policy: (isTrial: boolean) => string

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A product API that responds with the request it received. */
async function startApi(): Promise<string> {
  api = createHttpServer((call, response) => {
    const { method, url, headers } = call
    void text(call).then((body) =>
      response.writeHead(201).end(JSON.stringify({ method, url, headers, size: body.length })),
    )
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`
}

function ask(host: string, path: string, accepts = 'identity', post?: string, more = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': accepts, ...more }
    const method = post === undefined ? 'GET' : 'POST'
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      void text(answer).then((body) => resolve({ status: answer.statusCode!, headers: answer.headers, body }))
    })
      .once('error', reject)
      .end(post)
  })
}

const shell = (path: string, accepts?: string) => ask('casino.example', path, accepts)
const cashier = (path: string, accepts?: string) => ask('cashier.casino.example', path, accepts)

async function start(): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'croupier-nginx-'))
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  await writeCopies(folder)
  const at = (name: string) => join(folder, name)
  const origins = deployedOrigins({
    SHELL_ORIGIN: 'https://casino.example',
    REMOTE_ORIGIN: 'https://{remote}.casino.example',
    API_ORIGIN: 'https://api.casino.example',
    // More than fit into one parameter of nginx.
    VENDOR_ORIGIN: Array.from({ length: 99 }, (_, index) => `https://vendor-${index}.casino.example`).join(),
  })
  policy = (isTrial: boolean) => shellPolicy('<p>', origins, {}, isTrial)
  const folders = { shellFolder: at('shell'), storeFolder: at('releases') }
  const apiServer = await startApi()
  const pageServer = `http://unix:${at('page.sock')}:/`
  const trustedProxies = [PROXY]
  const configOf = () =>
    nginxConfig({
      origins,
      former: formerOrigins(origins, 'https://former.example,https://{remote}.former.example'),
      page: '<p>',
      site: {},
      ...folders,
      pageServer,
      apiServer,
      port,
      healthPort,
      trustedProxies,
    })
  await startNginx(configOf)
}

/** Another process may take a free port before nginx does: then it does not start, and others are tried. */
async function startNginx(configOf: () => string, attempts = 3): Promise<void> {
  port = await freePort()
  healthPort = await freePort()
  nginx = runNginx(folder, configOf())
  try {
    await vi.waitFor(() => shell('/robots.txt'), { timeout: 8000 })
  } catch (error) {
    await nginx.stop()
    if (attempts === 1) throw error
    await startNginx(configOf, attempts - 1)
  }
}

describe.runIf(hasNginx())('nginx with the generated configuration', () => {
  beforeAll(start, 30_000)
  afterAll(async () => {
    await nginx?.stop()
    api.close()
    api.closeAllConnections()
    rmSync(folder, { recursive: true, force: true })
  })

  it('serves the page as a file, with its policy, while the page server does not answer', async () => {
    const { status, headers, body } = await shell('/')
    expect([status, body]).toEqual([200, FILES['shell/index.html']])
    expect(headers).toMatchObject({ ...commonHeaders, 'cache-control': uncached })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toBe(policy(false))
    expect((await shell('/?try=vip@1')).headers['content-security-policy']).toBe(policy(true))
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect((await shell('/?pay')).headers['cross-origin-opener-policy']).toBe('unsafe-none')
  })

  it('marks only the page when another site led to it', async () => {
    const timing = async (path: string, site: string) =>
      (await ask('casino.example', path, 'identity', undefined, { 'sec-fetch-site': site })).headers['server-timing']
    for (const path of ['/', '/?pay', '/index.html']) {
      for (const site of ['same-site', 'cross-site', 'new-word']) expect(await timing(path, site), site).toBe('foreign')
      for (const site of ['none', 'same-origin']) expect(await timing(path, site), site).toBeUndefined()
      expect((await shell(path)).headers).not.toHaveProperty('server-timing')
    }
    expect(await timing('/robots.txt', 'cross-site')).toBeUndefined()
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('sends the compressed copy to a client that accepts %s', async (accepts, encoding) => {
    for (const { headers } of [
      await shell('/main.0123456789.js', accepts),
      await cashier(`/${VERSION}/remoteEntry.js`, accepts),
    ]) {
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers).toMatchObject({ ...commonHeaders, 'cache-control': forEver, vary: 'Accept-Encoding' })
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    }
  })

  it('lets browsers cache only what never changes', async () => {
    const kept = async (path: string) => (await shell(path)).headers['cache-control']
    expect(await kept('/remotes.json')).toBe(uncached)
    expect(await kept('/remotes.json.sig')).toBe(uncached)
    expect(await kept('/icon-32.png')).toBe('public, max-age=86400')
    expect(await kept('/robots.txt')).toBe('no-cache')
    expect((await cashier(`/${VERSION}/remoteEntry.js`)).headers).toMatchObject(remoteHeaders)
  })

  it.each([
    ['casino.example', '/nothing'],
    ['casino.example', '/nothing.0123456789.js'],
    ['casino.example', '/.served'],
    ['casino.example', '/main.0123456789.js.map'],
    ['casino.example', '/main.0123456789.js.br'],
    ['casino.example', '/journal.jsonl'],
    ['cashier.casino.example', '/'],
    ['cashier.casino.example', '/remotes.json'],
    ['cashier.casino.example', `/${VERSION}/`],
    ['cashier.casino.example', `/${VERSION}/remoteEntry.js.gz`],
    ['cashier.casino.example', `/${VERSION}/nothing.js`],
  ])('answers an uncached 404 at %s for %s', async (host, path) => {
    const { status, headers, body } = await ask(host, path)
    expect([status, body]).toEqual([404, 'not found'])
    const more = host === 'casino.example' ? {} : remoteHeaders
    expect(headers).toMatchObject({
      ...commonHeaders,
      ...more,
      'cache-control': uncached,
      'content-type': 'text/plain; charset=utf-8',
    })
  })

  it("forwards API calls with the client's address, and uploads up to the limit", async () => {
    const { status, body } = await ask('casino.example', '/api/sys/file/upload?x=1', 'identity', 'x'.repeat(FILE_LIMIT))
    expect([status, JSON.parse(body)]).toMatchObject([
      201,
      { method: 'POST', url: '/sys/file/upload?x=1', size: FILE_LIMIT, headers: { 'x-forwarded-for': '127.0.0.1' } },
    ])
    for (const path of ['/api/operator/settings', '/api/sys/../mailbox', '/api/pictures/a.svg', '/sys/game/all'])
      expect((await ask('casino.example', path, 'identity', '')).status, path).toBeGreaterThanOrEqual(404)
    expect(JSON.parse((await ask('casino.example', '/api/sys/file/get?id=1')).body)).toMatchObject({ method: 'GET' })
    expect((await ask('cashier.casino.example', '/api/sys/game/all', 'identity', '')).status).toBeGreaterThanOrEqual(
      404,
    )
  })

  it('forwards the country header of a trusted proxy only', async () => {
    const heard = (localAddress: string) =>
      new Promise<IncomingHttpHeaders>((resolve, reject) => {
        const headers = { host: 'casino.example', 'cf-ipcountry': 'FI' }
        const call = { host: '127.0.0.1', port, path: '/api/sys/file/get?id=1', headers, localAddress, agent: false }
        request(call, (answer) => void text(answer).then((body) => resolve(JSON.parse(body).headers)))
          .once('error', reject)
          .end()
      })
    expect(await heard(PROXY)).toMatchObject({ 'cf-ipcountry': 'FI', 'x-forwarded-for': PROXY })
    expect(await heard('127.0.0.1')).not.toHaveProperty('cf-ipcountry')
  })

  it('is healthy for compose while it has a page', async () => {
    const [, imagePort = ''] = /^ARG HEALTH_PORT=(\d+)$/m.exec(deployFile('Dockerfile')) ?? []
    const isWebHealthy = () =>
      isHealthy(compose.services['web']!, (part) => part.replace(`127.0.0.1/${imagePort}`, `127.0.0.1/${healthPort}`))
    expect(await isWebHealthy()).toBe(true)
    const page = join(folder, 'shell', 'index.html')
    renameSync(page, `${page}.away`)
    expect(await isWebHealthy()).toBe(false)
    renameSync(`${page}.away`, page)
  })

  it('answers at the names of before a move to another domain as at the present ones', async () => {
    const [page, call] = [await ask('former.example', '/'), await ask('former.example', '/api/sys/file/get?id=1')]
    expect([page.status, page.headers['content-security-policy'], call.status]).toEqual([200, policy(false), 201])
    const entry = `/${VERSION}/remoteEntry.js`
    expect((await ask('cashier.former.example', entry)).body).toBe((await cashier(entry)).body)
    expect((await ask('vip.former.example', entry)).status).toBe(404)
  })

  it('answers 404 for an unknown host name', async () => {
    expect((await ask('evil.example', '/')).status).toBe(404)
    expect((await ask('evil.example', '/robots.txt')).status).toBe(404)
  })
})
