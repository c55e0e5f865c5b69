import type { Outcome } from './report.ts'

/** A part of `npm test`, by the name of its function. */
export type Stage = () => Promise<readonly Outcome[]>

/**
 * Runs the stages in sequence and prints how long each took. One that throws counts as a failure; the next ones still
 * run.
 */
export async function runStages(stages: readonly Stage[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const stage of stages) {
    const startedAt = Date.now()
    try {
      outcomes.push(...(await stage()))
    } catch (error) {
      console.error(error)
      const reason = error instanceof Error ? error.message : String(error)
      outcomes.push({ name: stage.name, passed: 0, failed: 1, names: [reason] })
    }
    console.log(`(${stage.name}: ${Math.round((Date.now() - startedAt) / 1000)} s)`)
  }
  return outcomes
}
