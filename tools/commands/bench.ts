/** `npm run bench [-- section …] [--with-tests]`: what the site costs a player and a developer. */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { api } from '../bench/api.ts'
import { buildTimes } from '../bench/build-times.ts'
import { lists, loads, response, federationCost } from '../bench/in-browser.ts'
import type { Measurement } from '../bench/measure.ts'
import { storeResult, resultFile } from '../bench/result.ts'
import { weight } from '../bench/weight.ts'
import { readArguments } from '../lib/arguments.ts'
import { build } from '../lib/build.ts'
import { fail } from '../lib/fail.ts'
import { unsetLiveSiteVariables } from '../lib/live-site-variables.ts'

const HELP = `npm run bench [-- weight load tax response lists api build] [--with-tests]

What the site costs a player and a developer: a table for each section (all but load, without a name), all of it as JSON
in .cache/bench.json. Built bundles, cold caches, the real sandbox with fresh data for each section. README.md, "Speed".

  --with-tests  measures npm test as well, in the section build
  --help

BENCH_RUNS, BENCH_GAMES, BENCH_TRANSACTIONS and BENCH_REQUESTS make a run shorter.`

const { values, positionals: requested } = parseArguments()
unsetLiveSiteVariables()
const sections: Readonly<Record<string, (folder: string) => Promise<Measurement>>> = {
  weight,
  load: loads,
  tax: federationCost,
  response,
  lists,
  api,
  build: (folder) => buildTimes(folder, values['with-tests'] === true),
}
// `tax` includes the loads of `load`.
const sectionNames = requested.length > 0 ? requested : Object.keys(sections).filter((name) => name !== 'load')
const folder = mkdtempSync(join(tmpdir(), 'croupier-bench-'))
const machine: Record<string, string | number> = {
  processors: cpus().length,
  processor: cpus()[0]?.model ?? '',
  memoryGB: Math.round(totalmem() / 1e9),
  node: process.version,
}
// A sandbox that is just shutting down may still write.
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

try {
  const unknown = sectionNames.filter((name) => !sections[name])
  if (unknown.length > 0)
    throw new Error(`There is no section ${unknown.join(', ')}. There are: ${Object.keys(sections).join(', ')}`)
  await build()
  const tables: [string, Measurement][] = []
  for (const name of sectionNames) {
    console.log(`measuring: ${name} …`)
    const measurement = await sections[name]!(folder)
    Object.assign(machine, measurement.machine)
    storeResult(name, { ...measurement, machine: { ...machine } })
    tables.push([name, measurement])
  }
  console.log(machine)
  for (const [name, { rows }] of tables) {
    console.log(`\n${name}`)
    console.table(rows)
  }
  console.log(`written to ${resultFile}`)
} catch (error) {
  fail(error)
}

function parseArguments() {
  try {
    return readArguments(HELP, { 'with-tests': { type: 'boolean' } })
  } catch (error) {
    return fail(error)
  }
}
