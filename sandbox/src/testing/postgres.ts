import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CamelCasePlugin, Kysely } from 'kysely'
import { Client } from 'pg'
import { serverDialect } from '../db/dialect.ts'
import type { Database } from '../db/schema.ts'
import { freePort } from './free-port.ts'

export { postgresFolder } from './postgres-folder.ts'

/** PostgreSQL refuses to run as root; this user owns nothing. */
const NOBODY = 65_534
const START_MS = 30_000

export interface PostgresServer {
  open: (connections: number) => Kysely<Database>
  stop: () => Promise<void>
}

/** A PostgreSQL server of a test's own: an empty database in a temporary folder, gone after `stop`. */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-postgres-'))
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (owner.uid) chownSync(data, NOBODY, NOBODY)
  const options = ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C']
  const made = spawnSync(join(folder, 'initdb'), options, { ...owner, cwd: data, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = ['-c', 'fsync=off', '-c', `unix_socket_directories=${data}`, '-c', 'max_connections=100']
  const server = spawn(join(folder, 'postgres'), ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings], {
    ...owner,
    cwd: data,
    stdio: 'ignore',
  })
  const url = `postgres://tester@127.0.0.1:${port}/postgres`
  const open = (connections: number) =>
    new Kysely<Database>({
      dialect: serverDialect(url, connections),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    })
  try {
    await whenReady(url)
  } catch (error) {
    await stop(server, data)
    throw error
  }
  return { open, stop: () => stop(server, data) }
}

/** Connects until the server accepts: it refuses connections while it starts. */
async function whenReady(url: string): Promise<void> {
  const until = Date.now() + START_MS
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > until) throw new Error('PostgreSQL did not start', { cause: error })
      await wait(100)
    }
  }
}

async function stop(server: ChildProcess, data: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  // SIGTERM waits until every connection is closed; a fast shutdown would send errors to those about to close.
  server.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
}
