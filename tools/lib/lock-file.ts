import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a process treats a lock file that another one has made. */
interface Treatment {
  /** Whether the lock was left behind, by the file's content and its age in milliseconds. */
  readonly isStale: (held: string, age: number) => boolean
  /** Called before each pause with the content, unless it is gone, and the time waited so far. Throws to give up. */
  readonly onWait: (held: string | undefined, waited: number) => void
  /** The pause before the next attempt, in milliseconds. */
  readonly pause: () => number
}

/** Tells whether the lock is still ours: another process may have considered it stale. */
export type StillMine = () => boolean

/**
 * Runs an action while the lock file is ours, with `text` as its content. Throws what `onWait` throws, and where the
 * file cannot be written.
 */
export async function withLockFile<T>(
  file: string,
  text: string,
  { isStale, onWait, pause }: Treatment,
  action: (mine: StillMine) => T | Promise<T>,
): Promise<T> {
  const startedAt = Date.now()
  while (!writeLock(file, text)) {
    const held = readLock(file)
    if (held !== undefined && isStale(held, ageOf(file))) putAside(file, held)
    onWait(held, Date.now() - startedAt)
    await sleep(pause())
  }
  const mine = () => readLock(file) === text
  try {
    return await action(mine)
  } finally {
    if (mine()) rmSync(file, { force: true })
  }
}

/** Creates the lock file; returns false where there is one already. Throws other errors: permissions, a full disk. */
function writeLock(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The lock file's content; undefined when it is gone. */
function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The time since the file was written, in milliseconds; 0 when it is gone. */
const ageOf = (file: string) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())

/** Removes a stale lock. If another process has taken the lock in the meantime, its file is put back. */
function putAside(file: string, held: string): void {
  const aside = `${file}-${randomUUID()}`
  try {
    renameSync(file, aside)
    if (readLock(aside) !== held) linkSync(aside, file)
  } catch {
    // Another process was faster: the next attempt sees the current file.
  } finally {
    rmSync(aside, { force: true })
  }
}
