import { watch } from 'node:fs'
import type { SandboxProcess } from './sandbox-process.ts'

const DEBOUNCE_MS = 200

/**
 * Starts the sandbox anew after each change below `folder`, once `prepare` is done. One that does not start says why, and
 * is started at the next change. Returns how to end that, which waits for a start that is under way.
 */
export function followSandbox(
  folder: string,
  sandbox: SandboxProcess,
  prepare: () => Promise<unknown>,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.resolve()
  const renew = async () => {
    try {
      await prepare()
      await sandbox.stop()
      await sandbox.start()
      console.log('the sandbox was started anew')
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file?.endsWith('.test.ts')) return
    clearTimeout(timer)
    timer = setTimeout(() => (turn = turn.then(renew)), DEBOUNCE_MS)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
    return turn
  }
}
