import { cpSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './paths.ts'

const MADE_HERE = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'test-results', '.mf'])

/** Copies the checkout to a folder, which may lie in its own `.cache`: what is written by hand, nothing that was made of it. */
export function copyCheckout(to: string): void {
  const filter = (path: string) => !MADE_HERE.has(basename(path))
  for (const name of readdirSync(root).filter(filter)) {
    cpSync(join(root, name), join(to, name), { recursive: true, filter })
  }
}
