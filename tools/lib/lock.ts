import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beginningOf, isRunning } from '../../sandbox/src/db/claim.ts'
import { putAside, readLock, writeLock } from './lock-file.ts'
import { root } from './paths.ts'

/** Whoever makes the file fills it at once: one that is still empty then was left behind. */
const EMPTY_MS = 5_000
/** Who waits for longer is told for whom. */
const SILENT_MS = 2_000

/**
 * Runs an action while no other process of this checkout runs the one of the same name. Throws where the lock's file
 * cannot be written.
 */
export async function withLock<T>(
  name: string,
  action: () => Promise<T>,
  folder = join(root, '.cache', 'locks'),
): Promise<T> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  const text = `${process.pid} ${beginningOf(process.pid)}`
  const began = Date.now()
  let isTold = false
  while (!writeLock(file, text)) {
    const held = readLock(file)
    if (held !== undefined && isLeft(file, held)) {
      putAside(file, held)
      continue
    }
    if (!isTold && Date.now() - began > SILENT_MS) {
      console.log(`waiting for process ${held?.split(' ')[0] || '?'}, which holds ${file} …`)
      isTold = true
    }
    await sleep(200)
  }
  try {
    return await action()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Whether the process that a lock names is gone; its number may be another one's by now. */
function isLeft(file: string, held: string): boolean {
  // An older clone writes the number alone.
  const [pid, began = ''] = held.split(' ')
  if (pid) return !isRunning(Number(pid), began)
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > EMPTY_MS
}
