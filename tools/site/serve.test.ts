import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { serveShell } from './serve.ts'
import { originsOf } from './site-config.ts'
import { brotliPage } from './static-files.ts'

describe('the server of a site', () => {
  it('answers 500 when the page cannot be generated, and keeps running', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const folder = mkdtempSync(join(tmpdir(), 'croupier-shell-'))
    const releases = { current: () => undefined, raw: () => undefined, files: () => folder, keys: { releaseKeys: [] } }
    const server = await serveShell(folder, 0, originsOf(4), releases)
    const get = async (path: string) => {
      const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`)
      return [answer.status, await answer.text()]
    }
    try {
      expect(await get('/')).toEqual([500, 'something went wrong'])
      writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title>')
      expect(await get('/')).toEqual([200, expect.stringContaining('<title>')])
      expect(await get('/nowhere.js')).toEqual([404, 'not found'])
      expect(await get('/remotes.json')).toEqual([404, 'not found'])
    } finally {
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    }
  })

  it('listens on loopback only, unless HOST names another address', async () => {
    const releases = { current: () => undefined, raw: () => undefined, files: () => '', keys: { releaseKeys: [] } }
    const addressWith = async (host: string) => {
      vi.stubEnv('HOST', host)
      const server = await serveShell('', 0, originsOf(4), releases)
      const { address } = server.address() as AddressInfo
      await new Promise((resolve) => server.close(resolve))
      return address
    }
    expect(await addressWith('')).toBe('127.0.0.1')
    expect(await addressWith('0.0.0.0')).toBe('0.0.0.0')
    vi.unstubAllEnvs()
  })

  it('sends the page with its security policy, however the address is spelled', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'croupier-shell-'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>x</title><p>the shell</p>')
    const releases = { current: () => undefined, raw: () => undefined, files: () => folder, keys: { releaseKeys: [] } }
    const server = await serveShell(folder, 0, originsOf(4), releases)
    const { port } = server.address() as AddressInfo
    // Not with fetch, which normalises the path before sending it.
    const requestPath = (path: string, site?: string) =>
      new Promise<{ body: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
        const headers = site === undefined ? {} : { 'sec-fetch-site': site }
        get({ host: 'localhost', port, path, headers, agent: false }, async (answer) => {
          resolve({ body: (await answer.toArray()).join(''), headers: answer.headers })
        }).on('error', reject)
      })
    try {
      for (const path of SPELLINGS) {
        const { body, headers } = await requestPath(path)
        if (!body.includes('the shell')) continue
        expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'")
        expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups')
      }
      expect((await requestPath('/.%2Findex.html')).body).toContain('the shell')
      expect((await requestPath('/?a=?&pay')).headers['cross-origin-opener-policy']).toBe('unsafe-none')
      // Only the exact spelling counts, as for the page and nginx.
      for (const other of ['/?%70ay', '/?payStatus=x', '/?x=pay'])
        expect((await requestPath(other)).headers['cross-origin-opener-policy'], other).toBe('same-origin-allow-popups')
      for (const path of ['/', '/?pay', '/index.html']) {
        for (const site of [undefined, 'none', 'same-origin'])
          expect((await requestPath(path, site)).headers, site).not.toHaveProperty('server-timing')
        for (const site of ['same-site', 'cross-site', 'new-word'])
          expect((await requestPath(path, site)).headers, site).toMatchObject({
            'server-timing': 'foreign',
            'cache-control': 'no-store',
          })
      }
      expect((await requestPath('/.%5Cindex.html')).body).toBe('not an address')
      expect((await requestPath('/index.html/')).body).toBe('not found')
      expect((await requestPath(`http://localhost:${port}/.%2findex.html`)).headers).toHaveProperty(
        'content-security-policy',
      )
    } finally {
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    }
  })

  const SPELLINGS = [
    '/',
    '/index.html',
    '//index.html',
    '///index.html',
    '/./index.html',
    '/.%2Findex.html',
    '/%2e/index.html',
    '/%2e%2findex.html',
    '/%2Findex.html',
    '/x/../index.html',
    '/x%2F..%2Findex.html',
    '/x%2f%2e%2e%2findex.html',
    '/..%2Findex.html',
    '/INDEX.HTML',
    '/index%2Ehtml',
    '/index.html%2F',
    '/index.html/.',
    '/index.html%00',
    '/.%5Cindex.html',
    '//',
    '/?x',
    '//?try=1',
  ]

  it('compresses an unchanged page once, at the highest quality', () => {
    const page = (banner: number) => `<!doctype html>${'<i></i>'.repeat(200)}${banner}`
    const packed = brotliPage(page(1))
    expect(brotliPage(page(1))).toBe(packed)
    expect(brotliDecompressSync(packed).toString()).toBe(page(1))
    for (const other of [2, 3, 4, 5]) expect(brotliDecompressSync(brotliPage(page(other))).toString()).toBe(page(other))
    expect(brotliPage(page(1))).not.toBe(packed)
    expect(brotliPage(page(1))).toEqual(packed)
  })
})
