/** `npm run bench [-- section …] [--with-tests]`: what the site costs a player and a developer. */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { api } from './bench/api.ts'
import { buildTimes } from './bench/build-times.ts'
import { lists, loads, response, tax } from './bench/in-browser.ts'
import type { Found } from './bench/measured.ts'
import { keepResult, resultFile } from './bench/result.ts'
import { weight } from './bench/weight.ts'
import { readArguments } from './lib/arguments.ts'
import { build } from './lib/build.ts'
import { fail } from './lib/fail.ts'
import { leaveRealSite } from './lib/real-site.ts'

const HELP = `npm run bench [-- weight load tax response lists api build] [--with-tests]

What the site costs a player and a developer: a table for each section (all but load, without a name), all of it as JSON
in .cache/bench.json. Built bundles, cold caches, the real sandbox with fresh data for each section. README.md, "Speed".

  --with-tests  build: measures npm test as well
  --help

BENCH_RUNS, BENCH_GAMES, BENCH_TRANSACTIONS and BENCH_REQUESTS make a run shorter.`

const { values, positionals: asked } = ask()
leaveRealSite()
const sections: Readonly<Record<string, (folder: string) => Promise<Found>>> = {
  weight,
  load: loads,
  tax,
  response,
  lists,
  api,
  build: (folder) => buildTimes(folder, values['with-tests'] === true),
}
// `tax` includes the loads of `load`.
const wanted = asked.length > 0 ? asked : Object.keys(sections).filter((name) => name !== 'load')
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
  const unknown = wanted.filter((name) => !sections[name])
  if (unknown.length > 0)
    throw new Error(`There is no section ${unknown.join(', ')}. There are: ${Object.keys(sections).join(', ')}`)
  await build()
  const tables: [string, Found][] = []
  for (const name of wanted) {
    console.log(`measuring: ${name} …`)
    const found = await sections[name]!(folder)
    Object.assign(machine, found.machine)
    keepResult(name, { ...found, machine: { ...machine } })
    tables.push([name, found])
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

function ask() {
  try {
    return readArguments(HELP, { 'with-tests': { type: 'boolean' } })
  } catch (error) {
    return fail(error)
  }
}
