import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { serveShell } from './serve.ts'
import { originsOf } from './site-config.ts'

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
