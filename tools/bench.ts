/**
 * `npm run bench [-- load tax weight build]`: what the site costs a player and a developer, as tables and
 * as JSON (.cache/bench.json). Built bundles, cold caches, the real sandbox; `tax` loads the five bundles and one
 * application in turn.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTimes } from './bench/build-times.ts'
import { measureSite } from './bench/measure-site.ts'
import { build } from './lib/build.ts'
import { fail } from './lib/fail.ts'
import { root } from './lib/paths.ts'
import { weights } from './lib/weight.ts'

const sections = ['weight', 'load', 'tax', 'build'] as const
const asked = process.argv.slice(2)
const wanted = (section: (typeof sections)[number]) => asked.length === 0 || asked.includes(section)
const folder = mkdtempSync(join(tmpdir(), 'croupier-bench-'))
const results: Record<string, unknown> = {}

try {
  const unknown = asked.filter((name) => !(sections as readonly string[]).includes(name))
  if (unknown.length > 0) throw new Error(`There is no section ${unknown.join(', ')}. There are: ${sections.join(', ')}`)
  await build()
  if (wanted('weight')) results['weight'] = weights()
  const parts = (['load', 'tax'] as const).filter(wanted)
  if (parts.length > 0) Object.assign(results, await measureSite(folder, parts))
  if (wanted('build')) results['build'] = await buildTimes()
  mkdirSync(join(root, '.cache'), { recursive: true })
  const file = join(root, '.cache', 'bench.json')
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  show(results)
  console.log(`written to ${file}`)
} catch (error) {
  fail(error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Each list of figures as a table of its own. */
function show(found: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(found)) {
    console.log(`\n${name}`)
    if (Array.isArray(value)) console.table(value)
    else console.log(JSON.stringify(value, null, 2))
  }
}
