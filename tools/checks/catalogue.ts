import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'

export type Catalogue = Readonly<Record<string, string>>

/** Reads a message file; a missing one is empty here: the check of the languages reports it, with all others. */
export function catalogueIn(file: string): Catalogue {
  const path = join(root, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Catalogue) : {}
}
