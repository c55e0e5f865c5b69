import type { Host } from '@croupier/shared/host'

export interface GameSearch {
  readonly name: string
  /** '' for all vendors. */
  readonly vendor: string
}

const none: GameSearch = { name: '', vendor: '' }
const kept = new Map<string, GameSearch>()

/**
 * The search of this history entry: a player who comes back finds the list, whose scroll position is restored, as they
 * left it. A new entry begins with an empty search, or with the one that goWithSearch handed over.
 */
export const searchHere = ({ navigation }: Host): GameSearch => kept.get(navigation.step() ?? '') ?? none

/** Remembers the search of this history entry while the site is open. */
export function keepSearch({ navigation }: Host, search: GameSearch): void {
  const step = navigation.step()
  if (step) kept.set(step, search)
}

/** Navigates to another category, whose history entry begins with this search. */
export function goWithSearch(host: Host, path: string, search: GameSearch): void {
  host.navigation.go(path, { replace: path === host.navigation.current() })
  keepSearch(host, search)
}
