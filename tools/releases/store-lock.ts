import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../../sandbox/src/db/claim.ts'
import { putAside, readLock, writeLock } from '../lib/lock-file.ts'

/** A publish takes milliseconds: an older lock of another machine was left behind by a process that died. */
const STALE_ELSEWHERE_MS = 30_000
const STALE_HERE_MS = 600_000
const WAIT_MS = 60_000

interface Owner {
  readonly host: string
  /** Where the pid is valid: this boot of this machine, in this container. */
  readonly system: string
  readonly pid: number
  readonly token: string
}

/** Tells whether the lock is still ours; called right before an action that must not happen twice. */
export type StillMine = () => boolean

/**
 * Runs an action while no other release, in this or another clone or machine, can change the store. Throws when the
 * lock stays taken for a minute.
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

/** Containers may share a host name; on Linux the boot id and the pid namespace tell them apart. */
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
  if (held !== undefined && isStale(file, held)) putAside(file, held)
  return false
}

/** Whether the lock is stale: its process on this machine is dead, or it belongs to another machine and is too old. */
function isStale(file: string, held: string): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  try {
    const { host, system, pid } = JSON.parse(held) as Owner
    const here = thisSystem()
    // The pid may have been reused, or the machine may be slow: a lock of our own system expires as well, only later.
    return host === here.host && system === here.system
      ? !isAlive(pid) || age > STALE_HERE_MS
      : age > STALE_ELSEWHERE_MS
  } catch {
    // Written a moment ago and still incomplete, or never completed.
    return age > STALE_ELSEWHERE_MS
  }
}
