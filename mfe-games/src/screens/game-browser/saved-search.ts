import type { Host } from '@croupier/shared/host'

export interface GameSearch {
  readonly name: string
  /** '' for all vendors. */
  readonly vendor: string
}

const EMPTY: GameSearch = { name: '', vendor: '' }
/** By history entry. */
const searches = new Map<string, GameSearch>()

/**
 * The search of the current history entry: a player who comes back finds the list, whose scroll position is restored,
 * as they left it. A new entry begins with an empty search, or with the one passed to navigateWithSearch.
 */
export const savedSearch = ({ navigation }: Host): GameSearch => searches.get(navigation.step() ?? '') ?? EMPTY

/** Remembers the search of the current history entry while the site is open. */
export function saveSearch({ navigation }: Host, search: GameSearch): void {
  const step = navigation.step()
  if (step) searches.set(step, search)
}

/** Navigates to another category, whose history entry begins with this search. */
export function navigateWithSearch(host: Host, path: string, search: GameSearch): void {
  host.navigation.go(path, { replace: path === host.navigation.current() })
  saveSearch(host, search)
}
