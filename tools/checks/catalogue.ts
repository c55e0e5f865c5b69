import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'

export type Catalogue = Readonly<Record<string, string>>

/** A file of words. One that is not there has none: the check of the languages names it, with all others that lack. */
export function catalogueIn(file: string): Catalogue {
  const path = join(root, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Catalogue) : {}
}
