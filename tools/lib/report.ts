export interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  /** Tests that could not run because this machine lacks something. */
  readonly skipped?: number
  /** How many of those that passed failed at the first try. */
  readonly flaky?: number
  /**
   * Tests that failed, did not run, or passed only at the second try, a line each: some logs keep only the end of a
   * long output.
   */
  readonly names?: readonly string[]
}

/** Prints each stage's result, then what was skipped or flaky, and the closing line; returns the exit code. */
export function report(outcomes: readonly Outcome[]): number {
  const sum = (key: 'passed' | 'failed' | 'skipped' | 'flaky') =>
    outcomes.reduce((total, outcome) => total + (outcome[key] ?? 0), 0)
  console.log('')
  for (const { name, passed, failed, names = [] } of outcomes) {
    const mark = failed > 0 ? 'FAILED' : passed > 0 ? 'ok    ' : 'none  '
    console.log(`${mark} ${name.padEnd(28)} ${passed} of ${passed + failed}`)
    for (const each of names) console.log(`       - ${each}`)
  }
  if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped: they did not run on this machine`)
  if (sum('flaky') > 0) console.log(`\n${sum('flaky')} flaky: failed at first, and passed at the second try`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
}
