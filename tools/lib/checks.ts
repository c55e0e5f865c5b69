import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkCalls } from '../checks/calls.ts'
import { checkCommentNames } from '../checks/comment-names.ts'
import { checkContract } from '../checks/contract.ts'
import { checkCssNames } from '../checks/css-names.ts'
import { checkFacades } from '../checks/facades.ts'
import { checkHouseRules } from '../checks/house-rules.ts'
import { checkImports } from '../checks/imports.ts'
import { checkLanguages } from '../checks/languages.ts'
import { checkMessages } from '../checks/messages.ts'
import { checkReferences } from '../checks/references.ts'
import { checkRepository } from '../checks/repository.ts'
import { checkWording } from '../checks/wording.ts'
import { bin, packages, root } from './paths.ts'
import type { Outcome } from './report.ts'
import { run } from './run.ts'

/** Runs all checks that do not need the site to run. */
export async function checks(): Promise<Outcome[]> {
  const commands = [
    () => command('formatting (npm run format)', bin('prettier'), ['--check', '--log-level', 'warn', '.']),
    ...packages
      .filter((each) => existsSync(join(root, each, 'tsconfig.json')))
      .map((name) => () => command(`types ${name}`, bin('tsc'), ['-p', name])),
    () => command('lint', bin('oxlint'), ['--deny-warnings', '.']),
    () => command('unused code', bin('knip'), ['--no-progress', '--no-config-hints']),
  ]
  const outcomes: Outcome[] = []
  const queue = commands.entries()
  // Formatting takes about as long on one processor as everything else on the other.
  const worker = async () => {
    for (const [index, start] of queue) outcomes[index] = await start()
  }
  await Promise.all([worker(), worker()])
  outcomes.push(await problems('imports and calls', () => [...checkImports(), ...checkCalls()]))
  outcomes.push(await problems('contract', checkContract))
  outcomes.push(await problems('facades', checkFacades))
  outcomes.push(await problems('languages', checkLanguages))
  outcomes.push(await problems('messages', checkMessages))
  outcomes.push(await problems('wording', checkWording))
  outcomes.push(await problems('references', () => [...checkReferences(), ...checkCommentNames()]))
  outcomes.push(await problems('repository', checkRepository))
  outcomes.push(await problems('house rules', () => [...checkHouseRules(), ...checkCssNames()]))
  return outcomes
}

async function command(name: string, program: string, args: readonly string[]): Promise<Outcome> {
  const { code } = await run(program, args)
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/**
 * Runs a check and returns its findings as a row of the report; one that throws counts as failed, and the others still
 * run.
 */
export async function problems(
  name: string,
  check: () => readonly string[] | Promise<readonly string[]>,
): Promise<Outcome> {
  let found: readonly string[]
  try {
    found = await check()
  } catch (error) {
    found = [`it did not run to its end: ${String(error)}`]
  }
  return { name, passed: found.length === 0 ? 1 : 0, failed: found.length === 0 ? 0 : 1, names: found }
}
