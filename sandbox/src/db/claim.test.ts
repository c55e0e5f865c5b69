import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimFolder, FolderInUse } from './claim.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-claim-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Another process that has the folder, until the test ends it. */
async function other() {
  const program = `import { claimFolder } from './claim.ts'; claimFolder(${JSON.stringify(folder)}, 'db.pid'); console.log('has it'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(child.stdout, 'data')
  return child
}

it('a process locks the folder until it ends, also when it is killed', async () => {
  const child = await other()
  expect(() => claimFolder(folder, 'db.pid')).toThrow(FolderInUse)
  expect(() => claimFolder(folder, 'db.pid')).toThrow(
    `${folder} is in use by process ${child.pid}: end that one first, or set another DATA_DIR.`,
  )
  child.kill('SIGKILL')
  await once(child, 'exit')
  const release = claimFolder(folder, 'db.pid')
  release()
  expect(existsSync(join(folder, 'db.pid'))).toBe(false)
})

it.runIf(existsSync('/proc/self/stat'))(
  'another program that got the same process id since does not hold the lock',
  () => {
    writeFileSync(join(folder, 'db.pid'), `${process.ppid} 1`)
    expect(() => claimFolder(folder, 'db.pid')()).not.toThrow()
  },
)

it('an empty lock file locks nothing', () => {
  writeFileSync(join(folder, 'db.pid'), '')
  expect(() => claimFolder(folder, 'db.pid')()).not.toThrow()
})

it('a lock file without a start time locks the folder while its process runs', () => {
  writeFileSync(join(folder, 'db.pid'), String(process.ppid))
  expect(() => claimFolder(folder, 'db.pid')).toThrow(FolderInUse)
})
