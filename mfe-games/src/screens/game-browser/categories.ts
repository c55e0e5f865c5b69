import type { GameFilter } from '../../api/games.ts'
import type { MessageId } from '../../words.ts'

interface Category {
  readonly slug: string
  readonly title: MessageId
  /** The name of its page, where the tab's word says too little alone. */
  readonly heading?: MessageId
  readonly filter: GameFilter
  /** How near the end the next page is asked for (games-and-cashier.md 9). */
  readonly threshold: number
}

/** The game browser's categories; a Fun category exists (funGames) but has no button here (games-and-cashier.md 2). */
export const categories: readonly Category[] = [
  {
    slug: 'top',
    title: 'browser.top',
    heading: 'lobby.top',
    filter: { category_NEQ: 'Live Casino' },
    threshold: 500,
  },
  { slug: 'all', title: 'browser.all', heading: 'browser.allGames', filter: {}, threshold: 1150 },
  { slug: 'slots', title: 'browser.slots', filter: { category: 'Slots' }, threshold: 1150 },
  { slug: 'tables', title: 'browser.tables', filter: { category: 'Table Games' }, threshold: 1150 },
  { slug: 'live', title: 'browser.live', filter: { category: 'Live Casino' }, threshold: 1150 },
  { slug: 'scratch', title: 'browser.scratch', filter: { category: 'Scratch Cards' }, threshold: 1150 },
]

/** The tab of the player's own games, where the operator keeps them. */
export const FAVOURITES = 'favourites'

/** The category of an address; All where there is none of that name. */
export function categoryOf(slug: string | undefined): Category {
  return categories.find((category) => category.slug === slug) ?? categories[1]!
}
