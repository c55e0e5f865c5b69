import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, bundles, packages, root } from './paths.ts'
import { provideNginx } from './nginx.ts'
import { providePostgres } from './postgres.ts'
import type { Outcome } from './report.ts'
import { run } from './run.ts'
import { unitOutcome, type VitestReport } from './vitest-report.ts'

/** The packages that have unit tests. */
export const testedPackages = packages.filter((name) => existsSync(join(root, name, 'vitest.config.ts')))

/**
 * Runs the unit tests of the named packages, or of all. A file that fails to load counts as failed. The first word may
 * be a bundle's name, as in the other commands; later words are more likely parts of file names.
 */
export async function unitTests([first = '', ...more]: readonly string[] = []): Promise<Outcome[]> {
  const args = [bundles.find(({ name }) => name === first)?.folder ?? first, ...more].filter(Boolean)
  const named = testedPackages.filter((name) => args.includes(name))
  const rest = args.filter((arg) => !testedPackages.includes(arg))
  const requested = named.length > 0 ? named : testedPackages
  if (requested.includes('sandbox')) await providePostgres()
  if (requested.includes('tools')) await provideNginx()
  const outcomes: Outcome[] = []
  // Most packages have no file that matches a part of a name.
  const vitestArgs = rest.length > 0 ? [...rest, '--passWithNoTests'] : []
  for (const name of requested) outcomes.push(await testPackage(name, vitestArgs))
  const isNothing = rest.length > 0 && outcomes.every(({ passed, failed }) => passed + failed === 0)
  return isNothing ? [nothingRan(rest)] : outcomes
}

/** Instead of a row for each package, none of which ran a test. */
function nothingRan(words: readonly string[]): Outcome {
  const names = [
    `no test ran: nothing matches ${words.join(' ')}, or this machine lacks what it needs`,
    `packages: ${testedPackages.join(', ')}`,
  ]
  return { name: 'unit', passed: 0, failed: 1, names }
}

async function testPackage(name: string, args: readonly string[]): Promise<Outcome> {
  const title = `unit ${name}`
  const folder = mkdtempSync(join(tmpdir(), 'croupier-unit-'))
  try {
    const file = join(folder, 'report.json')
    const errors = join(folder, 'unhandled.json')
    const unhandled = join(import.meta.dirname, 'unhandled-reporter.ts')
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, `--reporter=${unhandled}`]
    const { code } = await run(bin('vitest'), ['run', ...reporters, ...args], {
      cwd: join(root, name),
      env: { UNHANDLED_ERRORS: errors },
    })
    if (!existsSync(file)) return { name: title, passed: 0, failed: 1 }
    const found = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
    const unhandledErrors = existsSync(errors) ? (JSON.parse(readFileSync(errors, 'utf8')) as string[]) : []
    const context = { name: title, folder: join(root, name), isAll: args.length === 0, code, unhandledErrors }
    return unitOutcome(found, context)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
