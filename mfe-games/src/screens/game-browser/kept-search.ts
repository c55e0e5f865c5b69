import type { Host } from '@croupier/shared/host'

export interface GameSearch {
  readonly name: string
  /** '' for all of them. */
  readonly vendor: string
}

const none: GameSearch = { name: '', vendor: '' }
const kept = new Map<string, GameSearch>()

/**
 * What was searched for at this step of the history: who comes back finds the list, at whose place the page stands again,
 * as it was left. A new step begins with none, or with what was handed to it.
 */
export const searchHere = ({ navigation }: Host): GameSearch => kept.get(navigation.step() ?? '') ?? none

/** Keeps the search of this step while the site is open. */
export function keepSearch({ navigation }: Host, search: GameSearch): void {
  const step = navigation.step()
  if (step) kept.set(step, search)
}

/** Goes to another category, whose step begins with this search. */
export function goWithSearch(host: Host, path: string, search: GameSearch): void {
  host.navigation.go(path, { replace: path === host.navigation.current() })
  keepSearch(host, search)
}
