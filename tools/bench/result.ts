import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/paths.ts'
import type { Found } from './measured.ts'

export const resultFile = join(root, '.cache', 'bench.json')

/** A section with the time of its measurement (ISO). */
type Kept = Found & { readonly at: string }
type Result = Readonly<Record<string, Kept>>

/** What each section found when it was measured last. */
export function lastResult(): Result {
  return existsSync(resultFile) ? (JSON.parse(readFileSync(resultFile, 'utf8')) as Result) : {}
}

/** Writes a section's figures beside those of the others. */
export function keepResult(section: string, found: Found): void {
  mkdirSync(dirname(resultFile), { recursive: true })
  const result: Result = { ...lastResult(), [section]: { at: new Date().toISOString(), ...found } }
  writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`)
}
