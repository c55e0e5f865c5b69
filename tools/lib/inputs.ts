import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

const ignored = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report'])

function* inputFiles(folder: string): Generator<string> {
  if (statSync(join(root, folder), { throwIfNoEntry: false })?.isFile()) return void (yield folder)
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (ignored.has(entry.name) || entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* inputFiles(path)
    else if (!/\.test\.tsx?$|\.md$/.test(entry.name)) yield path
  }
}

/** A hash over everything that a build reads, so that only what changed is built again. */
export function inputsHash(folders: readonly string[]): string {
  const hash = createHash('sha256').update(process.env['NODE_ENV'] ?? 'production')
  hash.update(readFileSync(join(root, 'pnpm-lock.yaml')))
  for (const folder of folders) {
    for (const file of [...inputFiles(folder)].sort()) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}
