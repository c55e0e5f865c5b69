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
 * Keeps a folder for this process, by a file that names it, and answers what gives the folder back. A process that died
 * keeps nothing. Throws FolderInUse.
 */
export function claimFolder(folder: string, name: string): () => void {
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true })
  while (!wrote(file)) {
    const owner = ownerOf(file)
    if (owner !== undefined && owner !== process.pid) throw new FolderInUse(folder, owner)
    rmSync(file, { force: true })
  }
  return () => {
    if (ownerOf(file) === process.pid) rmSync(file, { force: true })
  }
}

function wrote(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${beginningOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The process that a file names, if it still runs. */
function ownerOf(file: string): number | undefined {
  try {
    const [pid = '', began = ''] = readFileSync(file, 'utf8').split(' ')
    return isRunning(Number(pid), began) ? Number(pid) : undefined
  } catch {
    return undefined
  }
}

/** Whether the process of that number and beginning still runs. A beginning that nobody can tell proves nothing. */
export function isRunning(pid: number, began: string): boolean {
  const now = beginningOf(pid)
  return isAlive(pid) && (began === '' || now === '' || now === began)
}

/** Whether a process of this number runs, be it somebody else's. */
export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, in Linux' ticks: its number may be another one's by now. '' where the system does not tell. */
export function beginningOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
