import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Creates the lock file; returns false where there is one already. Throws other errors: permissions, a full disk. */
export function writeLock(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The lock file's content; undefined when it is gone. */
export function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Removes a stale lock. If another process has taken the lock in the meantime, its file is put back. */
export function putAside(file: string, held: string): void {
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
