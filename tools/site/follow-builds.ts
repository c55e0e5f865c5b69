import { mkdirSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'

const folder = join(root, '.cache', 'builds')
const DEBOUNCE_MS = 100

/** `npm run build` notifies running sites; a release does not, so that its canary stays a canary. */
export function notifyRunningSites(): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'done'), new Date().toISOString())
}

/** Calls `publish` after each `npm run build` in this checkout, until the returned function is called. */
export function followBuilds(publish: () => Promise<unknown>): () => void {
  mkdirSync(folder, { recursive: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const watcher = watch(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void publish().catch((error: unknown) => console.error(error)), DEBOUNCE_MS)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
