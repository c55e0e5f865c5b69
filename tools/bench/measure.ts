import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { run } from '../lib/run.ts'

export type Row = Readonly<Record<string, string | number | undefined>>

/** A section's results: the rows of its table, and facts about the machine. */
export interface Measurement<Line = Row> {
  readonly machine?: Readonly<Record<string, string | number>>
  readonly rows: readonly Line[]
}

interface MeasureOptions {
  /** The package that measures: its bench/run.ts is started as a separate process. */
  readonly by: 'e2e' | 'sandbox'
  readonly section: string
  readonly folder: string
  readonly options: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}

let files = 0

/** Runs a section's measurement. Throws when it ends with an error. */
export async function measure<Line = Row>({
  by,
  section,
  folder,
  options,
  env,
}: MeasureOptions): Promise<Measurement<Line>> {
  const file = join(folder, `${section}-${files++}.json`)
  const script = join(root, by, 'bench', 'run.ts')
  const args = ['--disable-warning=ExperimentalWarning', script, section, file, JSON.stringify(options)]
  const { code } = await run(process.execPath, args, { cwd: join(root, by), env })
  if (code !== 0) throw new Error(`the section ${section} ended with ${code}: see the messages above`)
  return JSON.parse(readFileSync(file, 'utf8')) as Measurement<Line>
}
