export interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  /** What was to run and did not: this machine lacks something. */
  readonly skipped?: number
  /** How many of those that passed failed at first. */
  readonly flaky?: number
  /** What failed, did not run, or passed at a second try only, a line each: the end of a long output is all that some logs keep. */
  readonly names?: readonly string[]
}

/** Prints what each stage gave, what is neither black nor white, and the closing line; gives the exit code. */
export function report(outcomes: readonly Outcome[]): number {
  const sum = (key: 'passed' | 'failed' | 'skipped' | 'flaky') =>
    outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0)
  console.log('')
  for (const { name, passed, failed, names = [] } of outcomes) {
    console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(28)} ${passed} of ${passed + failed}`)
    for (const each of names) console.log(`       - ${each}`)
  }
  if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped: they did not run on this machine`)
  if (sum('flaky') > 0) console.log(`\n${sum('flaky')} flaky: failed at first, and passed at the second try`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
}
