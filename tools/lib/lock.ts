import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTimeOf, isSameProcess } from '../../sandbox/src/db/claim.ts'
import { putAside, readLock, writeLock } from './lock-file.ts'
import { root } from './paths.ts'

/** A lock file is filled as soon as it is created: one that is still empty after this time was left behind. */
const EMPTY_STALE_MS = 5_000
/** After this time a waiting process prints which process it waits for. */
const ANNOUNCE_AFTER_MS = 2_000

/**
 * Runs an action while no other process of this checkout runs one of the same name. Throws where the lock file cannot
 * be written.
 */
export async function withLock<T>(
  name: string,
  action: () => Promise<T>,
  folder = join(root, '.cache', 'locks'),
): Promise<T> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  const text = `${process.pid} ${startTimeOf(process.pid)}`
  const startedAt = Date.now()
  let announced = false
  while (!writeLock(file, text)) {
    const owner = readLock(file)
    if (owner !== undefined && isStale(file, owner)) {
      putAside(file, owner)
      continue
    }
    if (!announced && Date.now() - startedAt > ANNOUNCE_AFTER_MS) {
      console.log(`waiting for process ${owner?.split(' ')[0] || '?'}, which holds ${file} …`)
      announced = true
    }
    await sleep(200)
  }
  try {
    return await action()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Whether the lock is stale: its process is gone, and its pid may have been reused. */
function isStale(file: string, held: string): boolean {
  // Older clones write only the pid.
  const [pid, began = ''] = held.split(' ')
  if (pid) return !isSameProcess(Number(pid), began)
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > EMPTY_STALE_MS
}
