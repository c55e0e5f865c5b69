export interface GameSearch {
  readonly name: string
  /** '' for all of them. */
  readonly vendor: string
}

const none: GameSearch = { name: '', vendor: '' }
const kept = new Map<string, GameSearch>()

/** The step of the history at which the page stands, as the router notes it; undefined where an address was typed. */
function stepHere(): string | undefined {
  const state = history.state as { key?: string; idx?: number } | null
  return state ? `${state.idx} ${state.key}` : undefined
}

/**
 * What was searched for at this step of the history: who comes back finds the list, at whose place the page stands again,
 * as it was left. A new step begins with none.
 */
export const searchHere = (): GameSearch => kept.get(stepHere() ?? '') ?? none

/** Keeps the search of this step while the site is open. */
export function keepSearch(search: GameSearch): void {
  const step = stepHere()
  if (step) kept.set(step, search)
}
