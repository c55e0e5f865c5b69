import { watch } from 'node:fs'
import type { SandboxProcess } from './sandbox-process.ts'

const DEBOUNCE_MS = 200

/**
 * Restarts the sandbox after each change below `folder`, once `prepare` is done. When it fails to start, the error is
 * printed and the next change tries again. Returns a function that stops this and waits for a restart under way.
 */
export function followSandbox(
  folder: string,
  sandbox: SandboxProcess,
  prepare: () => Promise<unknown>,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pendingRestart = Promise.resolve()
  const restart = async () => {
    try {
      await prepare()
      await sandbox.stop()
      await sandbox.start()
      console.log('the sandbox was restarted')
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file?.endsWith('.test.ts')) return
    clearTimeout(timer)
    timer = setTimeout(() => (pendingRestart = pendingRestart.then(restart)), DEBOUNCE_MS)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
    return pendingRestart
  }
}
