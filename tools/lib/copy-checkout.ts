import { cpSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './paths.ts'

const GENERATED = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'test-results', '.mf'])

/**
 * Copies the sources of the checkout, without anything generated, to a folder, which may be inside its own `.cache`.
 */
export function copyCheckout(to: string): void {
  const filter = (path: string) => !GENERATED.has(basename(path))
  for (const name of readdirSync(root).filter(filter)) {
    cpSync(join(root, name), join(to, name), { recursive: true, filter })
  }
}
