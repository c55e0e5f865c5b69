import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError } from '../setup-error.ts'

/** Another process works with this folder: two of them would write over each other. */
export class FolderInUse extends SetupError {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}: end that one first, or set another DATA_DIR.`)
  }
}

/**
 * Claims a folder for this process by a file that names the process, and returns the function that releases it. The
 * claim of a process that died counts no more. Throws FolderInUse.
 */
export function claimFolder(folder: string, name: string): () => void {
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true })
  while (!createLockFile(file)) {
    const owner = ownerOf(file)
    if (owner !== undefined && owner !== process.pid) throw new FolderInUse(folder, owner)
    rmSync(file, { force: true })
  }
  return () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true })
  }
}

function createLockFile(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${startTimeOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The process that a file names, if it still runs. */
function ownerOf(file: string): number | undefined {
  try {
    const [pid = '', startTime = ''] = readFileSync(file, 'utf8').split(' ')
    return isSameProcess(Number(pid), startTime) ? Number(pid) : undefined
  } catch {
    return undefined
  }
}

/** Whether the process with this pid and start time still runs. A start time that is unknown ('') is not compared. */
export function isSameProcess(pid: number, startTime: string): boolean {
  const current = startTimeOf(pid)
  return isAlive(pid) && (startTime === '' || current === '' || current === startTime)
}

/** Whether a process with this pid runs, even another user's. */
export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * A process's start time in Linux' ticks: its pid may be another process's by now. '' where the system does not tell.
 */
export function startTimeOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
