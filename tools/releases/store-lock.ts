import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../sandbox/src/db/claim.ts'
import { withLockFile, type StillMine } from '../lib/lock-file.ts'

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

/**
 * Runs an action while no other release, in this or another clone or machine, can change the store. Throws when the
 * lock stays taken for a minute. The action asks whether the lock is still ours right before what must not happen twice.
 */
export function withStoreLock<T>(folder: string, action: (mine: StillMine) => T): Promise<T> {
  const file = join(folder, '.lock')
  const owner: Owner = { ...thisSystem(), pid: process.pid, token: randomUUID() }
  const onWait = (_held: string | undefined, waited: number) => {
    if (waited > WAIT_MS)
      throw new Error(`Another release holds ${file} for a minute. Is it hanging? End it, then try again.`)
  }
  const pause = () => 15 + Math.random() * 40
  return withLockFile(file, JSON.stringify(owner), { isStale, onWait, pause }, action)
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

/** Whether the lock is stale: its process on this machine is dead, or it belongs to another machine and is too old. */
function isStale(held: string, age: number): boolean {
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
