import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './paths.ts'

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Runs an action while no other process of this checkout runs the one of the same name. */
export async function withLock<T>(name: string, action: () => Promise<T>): Promise<T> {
  const folder = join(root, '.cache', 'locks')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      let owner = 0
      try {
        owner = Number(readFileSync(file, 'utf8'))
      } catch {
        continue
      }
      if (owner && !alive(owner)) rmSync(file, { force: true })
      else await sleep(200)
    }
  }
  try {
    return await action()
  } finally {
    rmSync(file, { force: true })
  }
}
