import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../lib/paths.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'croupier-data-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it('a second site refuses the data folder of a running one, even for a reset', async () => {
  const claims = join(root, 'sandbox', 'src', 'db', 'claim.ts')
  const program = `const { claimFolder } = await import(${JSON.stringify(claims)}); claimFolder(${JSON.stringify(dataDir)}, 'site.pid'); console.log('runs'); setInterval(() => {}, 1000)`
  const first = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(first.stdout, 'data')
  mkdirSync(join(dataDir, 'db'))
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'commands', 'start.ts'), '--reset'], {
    // Ports that no test and no site on this machine uses.
    env: { ...process.env, PORT: '61300', DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  first.kill()
  await once(first, 'exit')
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${dataDir} is in use by process ${first.pid}: end`)])
  expect(existsSync(join(dataDir, 'db'))).toBe(true)
})
