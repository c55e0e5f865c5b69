import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../../sandbox/src/db/claim.ts'
import { putAside, readLock, writeLock } from '../lib/lock-file.ts'

/** A publish takes milliseconds: a lock of another machine that is older was left behind by one that died. */
const STALE = 30_000
const STALE_AFTER_MS = 600_000
const WAIT_MS = 60_000

interface Owner {
  readonly host: string
  /** Where the number means a process: on this start of this machine, in this container. */
  readonly system: string
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
  const owner: Owner = { ...thisSystem(), pid: process.pid, token: randomUUID() }
  const text = JSON.stringify(owner)
  const until = Date.now() + WAIT_MS
  while (!take(file, text)) {
    if (Date.now() > until)
      throw new Error(`Another release holds ${file} for a minute. Is it hanging? End it, then try again.`)
    await sleep(15 + Math.random() * 40)
  }
  const mine = () => readLock(file) === text
  try {
    return action(mine)
  } finally {
    if (mine()) rmSync(file, { force: true })
  }
}

/** Containers may have one name in common; the kernel tells them apart, where it is Linux. */
export function thisSystem(): Pick<Owner, 'host' | 'system'> {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return { host: hostname(), system: `${boot} ${readlinkSync('/proc/self/ns/pid')}` }
  } catch {
    return { host: hostname(), system: '' }
  }
}

function take(file: string, text: string): boolean {
  if (writeLock(file, text)) return true
  const held = readLock(file)
  if (held !== undefined && left(file, held)) putAside(file, held)
  return false
}

/** Whether the owner is gone: a dead process of this machine, or one elsewhere that nobody heard of for long. */
function left(file: string, held: string): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  try {
    const { host, system, pid } = JSON.parse(held) as Owner
    const here = thisSystem()
    // A number may belong to another process by now, a slow machine is slow: both end some time.
    return host === here.host && system === here.system ? !isAlive(pid) || age > STALE_AFTER_MS : age > STALE
  } catch {
    // Written a moment ago and not complete yet, or never completed.
    return age > STALE
  }
}
