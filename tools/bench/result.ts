import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/paths.ts'
import type { Measurement } from './measure.ts'

export const resultFile = join(root, '.cache', 'bench.json')

/** A section with the time of its measurement (ISO). */
type DatedMeasurement = Measurement & { readonly at: string }
type Result = Readonly<Record<string, DatedMeasurement>>

/** The last result of each section. */
export function lastResult(): Result {
  return existsSync(resultFile) ? (JSON.parse(readFileSync(resultFile, 'utf8')) as Result) : {}
}

/** Stores a section's figures; those of the other sections are kept. */
export function storeResult(section: string, measurement: Measurement): void {
  mkdirSync(dirname(resultFile), { recursive: true })
  const result: Result = { ...lastResult(), [section]: { at: new Date().toISOString(), ...measurement } }
  writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`)
}
