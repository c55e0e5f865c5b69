import { mkdirSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'

const builds = join(root, '.cache', 'builds')
const DEBOUNCE_MS = 100

/**
 * `npm run build` tells running sites which bundles it was for; a release does not, so that its canary stays a canary.
 */
export function notifyRunningSites(names: readonly string[], folder = builds): void {
  mkdirSync(folder, { recursive: true })
  for (const name of names) writeFileSync(join(folder, name), new Date().toISOString())
}

/**
 * Calls `publish` after each `npm run build` in this checkout, with the names of its bundles, until the returned function
 * is called.
 */
export function followBuilds(publish: (names: readonly string[]) => Promise<unknown>, folder = builds): () => void {
  mkdirSync(folder, { recursive: true })
  const names = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const publishNoted = () => {
    const noted = [...names]
    names.clear()
    void publish(noted).catch((error: unknown) => console.error(error))
  }
  const watcher = watch(folder, (_event, name) => {
    if (name === null) return
    names.add(name)
    clearTimeout(timer)
    timer = setTimeout(publishNoted, DEBOUNCE_MS)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
