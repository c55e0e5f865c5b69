import type { GameFilter } from '../../api/games.ts'
import type { MessageId } from '../../words.ts'

export interface Category {
  readonly slug: string
  readonly title: MessageId
  /** The page's heading, where the tab's label alone says too little. */
  readonly heading?: MessageId
  readonly filter: GameFilter
  /** How many px before the end of the list the next page is requested (games-and-cashier.md 9). */
  readonly threshold: number
}

/** Slug of the category that has every game. */
export const ALL = 'all'

/** The game browser's categories; a Fun category exists (funGames) but has no button here (games-and-cashier.md 2). */
export const categories: readonly Category[] = [
  {
    slug: 'top',
    title: 'browser.top',
    heading: 'lobby.top',
    filter: { category_NEQ: 'Live Casino' },
    threshold: 500,
  },
  { slug: ALL, title: 'browser.all', heading: 'browser.allGames', filter: {}, threshold: 1150 },
  { slug: 'slots', title: 'browser.slots', filter: { category: 'Slots' }, threshold: 1150 },
  { slug: 'tables', title: 'browser.tables', filter: { category: 'Table Games' }, threshold: 1150 },
  { slug: 'live', title: 'browser.live', filter: { category: 'Live Casino' }, threshold: 1150 },
  { slug: 'scratch', title: 'browser.scratch', filter: { category: 'Scratch Cards' }, threshold: 1150 },
]

/** Slug of the favourites tab, which is shown only where the operator keeps favourites. */
export const FAVOURITES = 'favourites'

/** The category of a URL's slug, if there is one. */
export const categoryOf = (slug: string): Category | undefined => categories.find((category) => category.slug === slug)
