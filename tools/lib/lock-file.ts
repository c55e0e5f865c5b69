import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes a lock's file where there is none, and tells whether it did. Throws what else is in the way: rights, a full disk. */
export function writeLock(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** What a lock's file says; undefined when it is gone. */
export function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Takes a dead lock away; one that somebody took in between is put back. */
export function putAside(file: string, held: string): void {
  const aside = `${file}-${randomUUID()}`
  try {
    renameSync(file, aside)
    if (readLock(aside) !== held) linkSync(aside, file)
  } catch {
    // Somebody else was faster: the next try sees what is there now.
  } finally {
    rmSync(aside, { force: true })
  }
}
