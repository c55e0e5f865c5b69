import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { bin, packages, root } from './paths.ts'
import type { Outcome } from './report.ts'
import { run } from './run.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** The unit tests of the named packages, or of all. A file that does not even load counts as failed. */
export async function unitTests(args: readonly string[] = []): Promise<Outcome[]> {
  const withTests = packages.filter((name) => existsSync(join(root, name, 'vitest.config.ts')))
  const named = withTests.filter((name) => args.includes(name))
  const rest = args.filter((arg) => !withTests.includes(arg))
  const outcomes: Outcome[] = []
  for (const name of named.length > 0 ? named : withTests) outcomes.push(await testPackage(name, rest))
  return outcomes
}

async function testPackage(name: string, args: readonly string[]): Promise<Outcome> {
  const file = join(mkdtempSync(join(tmpdir(), 'unit-')), 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run(bin('vitest'), ['run', ...reporters, ...args], { cwd: join(root, name) })
  const title = `unit ${name}`
  if (!existsSync(file)) return { name: title, passed: 0, failed: 1 }
  const found = JSON.parse(readFileSync(file, 'utf8')) as VitestReport
  const failed = found.numFailedTests || (code === 0 ? 0 : 1)
  return { name: title, passed: found.numPassedTests, failed, names: failedTests(found, name) }
}

/** The tests that failed, each with its file; of a file that did not load, the file. */
function failedTests({ testResults }: VitestReport, folder: string): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(join(root, folder), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [file]
    return failed.map(({ fullName }) => `${file}: ${fullName}`)
  })
}
