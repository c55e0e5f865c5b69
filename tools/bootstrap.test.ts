import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './lib/paths.ts'

/** Whether a process accepts connections on the socket. */
const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(path, () => resolve(true)).on('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

describe('bootstrap.mjs', () => {
  it("stops its children when npm's shell exits", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'croupier-bootstrap-'))
    try {
      writeFileSync(join(folder, 'site.json'), JSON.stringify({ apiOrigin: 'http://localhost:1', releaseKeys: [] }))
      const socket = join(folder, 'page.sock')
      // The trailing `:` keeps the shell from replacing itself with the first command (exec).
      const command = `node tools/bootstrap.mjs tools/commands/page-server.ts --listen ${socket}; :`
      const env = { ...process.env, npm_lifecycle_event: 'page-server', SHELL_ROOT: folder, STORE_ROOT: folder }
      const shell = spawn('sh', ['-c', command], { cwd: root, env, stdio: 'ignore' })
      await expect.poll(() => existsSync(socket) && answers(socket), { timeout: 20_000 }).toBe(true)
      shell.kill('SIGTERM')
      await once(shell, 'exit')
      await expect.poll(() => answers(socket), { timeout: 10_000 }).toBe(false)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }, 40_000)
})
