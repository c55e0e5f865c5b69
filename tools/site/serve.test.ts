import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { serveShell } from './serve.ts'
import { originsOf } from './site-config.ts'
import { brotliPage } from './static-files.ts'

it('a page that cannot be made at this moment is one answer that failed, not the end of the site', async () => {
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

it('packs the page once as long as it stays the same, and as tightly as can be', () => {
  const page = (banner: number) => `<!doctype html>${'<i></i>'.repeat(200)}${banner}`
  const packed = brotliPage(page(1))
  expect(brotliPage(page(1))).toBe(packed)
  expect(brotliDecompressSync(packed).toString()).toBe(page(1))
  for (const other of [2, 3, 4, 5]) expect(brotliDecompressSync(brotliPage(page(other))).toString()).toBe(page(other))
  expect(brotliPage(page(1))).not.toBe(packed)
  expect(brotliPage(page(1))).toEqual(packed)
})
