import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/paths.ts'
import type { Found } from './measured.ts'

export const resultFile = join(root, '.cache', 'bench.json')

/** A section with the time of its measurement (ISO). */
type Kept = Found & { readonly at: string }
type Result = Readonly<Record<string, Kept>>

/** The last result of each section. */
export function lastResult(): Result {
  return existsSync(resultFile) ? (JSON.parse(readFileSync(resultFile, 'utf8')) as Result) : {}
}

/** Stores a section's figures; those of the other sections are kept. */
export function keepResult(section: string, found: Found): void {
  mkdirSync(dirname(resultFile), { recursive: true })
  const result: Result = { ...lastResult(), [section]: { at: new Date().toISOString(), ...found } }
  writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`)
}
