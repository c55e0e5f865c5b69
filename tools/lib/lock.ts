import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startTimeOf, isSameProcess } from '../../sandbox/src/db/claim.ts'
import { withLockFile } from './lock-file.ts'
import { root } from './paths.ts'

/** A lock file is filled as soon as it is created: one that is still empty after this time was left behind. */
const EMPTY_STALE_MS = 5_000
/** After this time a waiting process prints which process it waits for. */
const ANNOUNCE_AFTER_MS = 2_000
const PAUSE_MS = 200

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
  let announced = false
  const onWait = (held: string | undefined, waited: number) => {
    if (announced || waited <= ANNOUNCE_AFTER_MS) return
    console.log(`waiting for process ${held?.split(' ')[0] || '?'}, which holds ${file} …`)
    announced = true
  }
  const text = `${process.pid} ${startTimeOf(process.pid)}`
  return withLockFile(file, text, { isStale, onWait, pause: () => PAUSE_MS }, action)
}

/** Whether the lock is stale: its process is gone, and its pid may have been reused. */
function isStale(held: string, age: number): boolean {
  // Older clones write only the pid.
  const [pid, began = ''] = held.split(' ')
  return pid ? !isSameProcess(Number(pid), began) : age > EMPTY_STALE_MS
}
