import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimFolder } from '../db/claim.ts'

let dataDir: string
/** A port at which nobody answers. */
let silent: number

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'croupier-cli-'))
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  silent = (server.address() as AddressInfo).port
  await new Promise((resolve) => server.close(resolve))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function refused(settings: Readonly<Record<string, string>>): string {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, ...settings },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  // Words, and no stack.
  expect(stderr.trim().split('\n')).toHaveLength(1)
  return stderr
}

describe('a sandbox refuses to start and explains why, with', () => {
  it.each([
    ['PORT', 'abc', 'PORT is abc: a number from 1 to 65000.'],
    ['PORT', '0', 'PORT is 0: a number'],
    ['PORT', '70000', 'PORT is 70000: a number'],
    ['PORT', '4000.5', 'PORT is 4000.5: a number'],
    ['RATE_LIMIT', 'many', 'RATE_LIMIT is many: a number from 1'],
    ['SANDBOX_FAULTS', 'true', 'SANDBOX_FAULTS is true: 1 or 0.'],
    ['SANDBOX_PARTS', 'vendors', 'SANDBOX_PARTS: there is no vendors. There are: providers, vendor'],
    ['SITE_ORIGINS', 'casino.example', 'SITE_ORIGINS: casino.example is no address'],
    ['TRUSTED_PROXIES', 'nginx', 'TRUSTED_PROXIES: nginx is neither'],
    ['SITE_FILE', '/nowhere/site.json', 'SITE_FILE is /nowhere/site.json, which is no site'],
    ['SMTP_URL', 'mail.example:587', 'SMTP_URL is no address like smtp://'],
    ['DATABASE_URL', 'mysql://user:secret@host/name', 'DATABASE_URL is no address like postgres://'],
  ])('%s=%s', (name, value, words) => {
    const message = refused({ [name]: value })
    expect(message).toContain(words)
    expect(message).not.toContain('secret')
  })

  it('a site file without a name', () => {
    const file = join(dataDir, 'site.json')
    writeFileSync(file, '{"name": "", "domain": "casino.example"}')
    expect(refused({ SITE_FILE: file })).toContain('name: ')
  })

  it('a data folder that another process uses', () => {
    const releaseFolder = claimFolder(dataDir, 'db.pid')
    expect(refused({})).toContain(`${dataDir} is in use by process ${process.pid}: end that one first`)
    releaseFolder()
  })

  it('a PostgreSQL that does not answer, without showing its password', () => {
    const message = refused({ DATABASE_URL: `postgres://user:secret@127.0.0.1:${silent}/name` })
    expect(message).toContain(`DATABASE_URL: the PostgreSQL at 127.0.0.1:${silent} cannot be used: `)
    expect(message).toContain('ECONNREFUSED')
    expect(message).not.toContain('secret')
  })
})
