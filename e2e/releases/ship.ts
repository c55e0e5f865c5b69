import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Teams } from './teams.ts'

const root = join(import.meta.dirname, '..', '..')

/** Releases and rolls back the cashier without a process for each, and without the checks: many in a short time. */
export interface Shipper {
  /** Copies a built folder to the store; returns its version. */
  copyBuild(folder: string): Promise<string>
  /** Gives a version in the store a share of the visitors. */
  release(version: string, traffic: number): Promise<string>
  rollback(): Promise<string>
  close(): void
}

/** Starts the process that writes to the store of these teams; `close` ends it. */
export function createShipper({ folder, cashier }: Teams): Shipper {
  const script = join(root, 'tools', 'releases', 'testing', 'ship.ts')
  const child = fork(script, [join(folder, 'data'), cashier], {
    execPath: join(root, 'node_modules', '.bin', 'node'),
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, RELEASES_DIR: '', RELEASE_KEY_FILE: '', RELEASE_KEYS: '' },
  })
  const send = async (what: object): Promise<string> => {
    child.send(what)
    const [answer] = (await once(child, 'message')) as [{ version: string } | { error: string }]
    if ('error' in answer) throw new Error(answer.error)
    return answer.version
  }
  return {
    copyBuild: (built) => send({ bring: built }),
    release: (version, traffic) => send({ release: version, traffic }),
    rollback: () => send({ rollback: true }),
    close: () => child.disconnect(),
  }
}
