import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A publish takes milliseconds: a lock of another machine that is older was left behind by one that died. */
const STALE = 30_000
const STALE_AFTER_MS = 600_000
const WAIT_MS = 60_000

interface Owner {
  readonly host: string
  readonly pid: number
  readonly token: string
}

/** Tells whether the lock is still ours, right before what must not happen twice. */
export type StillMine = () => boolean

/**
 * Runs an action while no other release, of this or another machine or clone, changes the store.
 * Throws when the lock stays taken for a minute.
 */
export async function withStoreLock<T>(folder: string, action: (mine: StillMine) => T): Promise<T> {
  const file = join(folder, '.lock')
  const owner: Owner = { host: hostname(), pid: process.pid, token: randomUUID() }
  const text = JSON.stringify(owner)
  const until = Date.now() + WAIT_MS
  while (!take(file, text)) {
    if (Date.now() > until)
      throw new Error(`Another release holds ${file} for a minute. Is it hanging? End it, then try again.`)
    await sleep(15 + Math.random() * 40)
  }
  const mine = () => read(file) === text
  try {
    return action(mine)
  } finally {
    if (mine()) rmSync(file, { force: true })
  }
}

function take(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const held = read(file)
    if (held !== undefined && left(file, held)) putAside(file, held)
    return false
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Whether the owner is gone: a dead process of this machine, or one elsewhere that nobody heard of for long. */
function left(file: string, held: string): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  try {
    const { host, pid } = JSON.parse(held) as Owner
    // A number may belong to another process by now, a slow machine is slow: both end some time.
    return host === hostname() ? !alive(pid) || age > STALE_AFTER_MS : age > STALE
  } catch {
    // Written a moment ago and not complete yet, or never completed.
    return age > STALE
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Takes a dead lock away; one that somebody took in between is put back. */
function putAside(file: string, held: string): void {
  const aside = `${file}-${randomUUID()}`
  try {
    renameSync(file, aside)
    if (read(aside) !== held) linkSync(aside, file)
  } catch {
    // Somebody else was faster: the next try sees what is there now.
  } finally {
    rmSync(aside, { force: true })
  }
}
