import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { spawnSync } from 'node:child_process'
import { root } from '../lib/paths.ts'
import { listenTarget, removeOldSocket } from './listen.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-listen-'))
  vi.stubEnv('HOST', undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('--listen', () => {
  it.each([
    ['8081', { host: '127.0.0.1', port: 8081 }],
    [':8081', { host: '127.0.0.1', port: 8081 }],
    ['127.0.0.1:8081', { host: '127.0.0.1', port: 8081 }],
    ['0.0.0.0:8081', { host: '0.0.0.0', port: 8081 }],
    ['page.internal:8081', { host: 'page.internal', port: 8081 }],
    ['[::1]:8081', { host: '::1', port: 8081 }],
    ['/srv/page/page.sock', { path: '/srv/page/page.sock' }],
    ['page.sock', { path: resolve('page.sock') }],
    ['./run:1/page', { path: resolve('run:1/page') }],
  ])('accepts %s', (text, place) => expect(listenTarget(text)).toEqual(place))

  it('takes the address of a plain port from HOST', () => {
    vi.stubEnv('HOST', '0.0.0.0')
    expect(listenTarget('8081')).toEqual({ host: '0.0.0.0', port: 8081 })
  })

  it.each(['0', '65536', '127.0.0.1:99999'])('refuses the port of %s', (text) =>
    expect(() => listenTarget(text)).toThrow(`--listen ${text}: a port is a number from 1 to 65535.`),
  )
})

describe('the path of a socket', () => {
  it('is freed of the socket that a killed process left', async () => {
    const path = join(folder, 'page.sock')
    removeOldSocket(path)
    // A server removes its socket when it closes; one that is killed does not.
    const script = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`
    spawnSync(process.execPath, ['-e', script])
    expect(existsSync(path)).toBe(true)
    removeOldSocket(path)
    const server = createServer().listen(path)
    await once(server, 'listening')
    server.close()
  })

  it('is refused and left alone when it is any other file', () => {
    const file = join(folder, 'site.json')
    writeFileSync(file, '{}')
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'tools', 'commands', 'page-server.ts'), '--listen', file],
      { encoding: 'utf8', env: { ...process.env, SHELL_ROOT: folder, STORE_ROOT: folder }, timeout: 20_000 },
    )
    expect([status, stderr]).toEqual([1, expect.stringContaining('this is no socket, and it stays as it is')])
    expect(readFileSync(file, 'utf8')).toBe('{}')
  }, 30_000)
})
