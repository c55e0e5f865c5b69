/** The kinds of game that the vendor can really run; each has its engines, its client page and its rules text. */
export type GameKind =
  | 'line-slot'
  | 'ways-slot'
  | 'free-spins-slot'
  | 'cluster-slot'
  | 'blackjack'
  | 'roulette'
  | 'baccarat'
  | 'video-poker'
  | 'scratch'
  | 'live-roulette'
  | 'live-baccarat'

type GameCategory = 'Slots' | 'Table Games' | 'Live Casino' | 'Scratch Cards'

export type VendorCode = 'northlight' | 'paper-crane' | 'slow-river' | 'house-tables' | 'salon-live' | 'penny-press'

/** One game of the catalogue. `code` names its cover and its address; `id` is what the API sends. */
export type CatalogueGame = {
  id: number
  code: string
  name: string
  vendor: VendorCode
  vendorName: string
  category: GameCategory
  kind: GameKind
  playForFun: boolean
}

export const vendorNames: Record<VendorCode, string> = {
  northlight: 'Northlight',
  'paper-crane': 'Paper Crane',
  'slow-river': 'Slow River',
  'house-tables': 'House Tables',
  'salon-live': 'Salon Live',
  'penny-press': 'Penny Press',
}

const categories: Record<GameKind, GameCategory> = {
  'line-slot': 'Slots',
  'ways-slot': 'Slots',
  'free-spins-slot': 'Slots',
  'cluster-slot': 'Slots',
  blackjack: 'Table Games',
  roulette: 'Table Games',
  baccarat: 'Table Games',
  'video-poker': 'Table Games',
  scratch: 'Scratch Cards',
  'live-roulette': 'Live Casino',
  'live-baccarat': 'Live Casino',
}

// The place in this list is the game's id, which stored rounds refer to: add at the end, never reorder.
const rows: [code: string, name: string, vendor: VendorCode, kind: GameKind][] = [
  ['golden-orchard', 'Golden Orchard', 'northlight', 'line-slot'],
  ['koi-lantern', 'Koi Lantern', 'paper-crane', 'ways-slot'],
  ['noon-at-uxmal', 'Noon at Uxmal', 'northlight', 'free-spins-slot'],
  ['blackjack-classic', 'Blackjack Classic', 'house-tables', 'blackjack'],
  ['night-market', 'Night Market', 'paper-crane', 'ways-slot'],
  ['european-roulette', 'European Roulette', 'house-tables', 'roulette'],
  ['tidewater', 'Tidewater', 'slow-river', 'ways-slot'],
  ['seven-facets', 'Seven Facets', 'slow-river', 'line-slot'],
  ['hazard-street', 'Hazard Street', 'northlight', 'line-slot'],
  ['king-of-cups', 'King of Cups', 'paper-crane', 'free-spins-slot'],
  ['oracle', 'Oracle', 'slow-river', 'free-spins-slot'],
  ['baccarat', 'Baccarat', 'house-tables', 'baccarat'],
  ['fox-and-ember', 'Fox and Ember', 'northlight', 'free-spins-slot'],
  ['keepers-light', 'Keeper’s Light', 'slow-river', 'line-slot'],
  ['saguaro-moon', 'Saguaro Moon', 'northlight', 'ways-slot'],
  ['copper-teapot', 'Copper Teapot', 'paper-crane', 'line-slot'],
  ['last-train-north', 'Last Train North', 'northlight', 'line-slot'],
  ['comet-year', 'Comet Year', 'northlight', 'free-spins-slot'],
  ['owl-o-clock', 'Owl o’Clock', 'paper-crane', 'ways-slot'],
  ['second-violin', 'Second Violin', 'slow-river', 'line-slot'],
  ['anchor-lane', 'Anchor Lane', 'slow-river', 'ways-slot'],
  ['key-to-room-nine', 'Key to Room Nine', 'northlight', 'free-spins-slot'],
  ['slow-sand', 'Slow Sand', 'slow-river', 'line-slot'],
  ['rose-cellar', 'Rose Cellar', 'paper-crane', 'ways-slot'],
  ['whale-road', 'Whale Road', 'slow-river', 'free-spins-slot'],
  ['masks-of-murano', 'Masks of Murano', 'paper-crane', 'free-spins-slot'],
  ['bearing-north', 'Bearing North', 'northlight', 'line-slot'],
  ['cranes-wish', 'Crane’s Wish', 'paper-crane', 'free-spins-slot'],
  ['silk-fan', 'Silk Fan', 'paper-crane', 'line-slot'],
  ['plum-rain', 'Plum Rain', 'paper-crane', 'ways-slot'],
  ['honey-court', 'Honey Court', 'northlight', 'ways-slot'],
  ['oyster-street', 'Oyster Street', 'slow-river', 'line-slot'],
  ['paper-tiger', 'Paper Tiger', 'paper-crane', 'ways-slot'],
  ['balloon-republic', 'Balloon Republic', 'northlight', 'line-slot'],
  ['lemon-coast', 'Lemon Coast', 'slow-river', 'line-slot'],
  ['vintage-thirty', 'Vintage Thirty', 'slow-river', 'ways-slot'],
  ['abbey-bells', 'Abbey Bells', 'northlight', 'line-slot'],
  ['scarab-road', 'Scarab Road', 'northlight', 'free-spins-slot'],
  ['snow-antler', 'Snow Antler', 'northlight', 'ways-slot'],
  ['dragon-kite', 'Dragon Kite', 'paper-crane', 'free-spins-slot'],
  ['peacock-hour', 'Peacock Hour', 'paper-crane', 'ways-slot'],
  ['ferris-night', 'Ferris Night', 'northlight', 'line-slot'],
  ['mount-ember', 'Mount Ember', 'slow-river', 'free-spins-slot'],
  ['velvet-blackjack', 'Velvet Blackjack', 'house-tables', 'blackjack'],
  ['harbour-blackjack', 'Harbour Blackjack', 'house-tables', 'blackjack'],
  ['garden-roulette', 'Garden Roulette', 'house-tables', 'roulette'],
  ['midnight-roulette', 'Midnight Roulette', 'house-tables', 'roulette'],
  ['bamboo-baccarat', 'Bamboo Baccarat', 'house-tables', 'baccarat'],
  ['ivory-baccarat', 'Ivory Baccarat', 'house-tables', 'baccarat'],
  ['jacks-or-better', 'Jacks or Better', 'house-tables', 'video-poker'],
  ['brass-poker', 'Brass Poker', 'house-tables', 'video-poker'],
  ['clubhouse-poker', 'Clubhouse Poker', 'house-tables', 'video-poker'],
  ['salon-roulette', 'Salon Roulette', 'salon-live', 'live-roulette'],
  ['terrace-roulette', 'Terrace Roulette', 'salon-live', 'live-roulette'],
  ['riverboat-roulette', 'Riverboat Roulette', 'salon-live', 'live-roulette'],
  ['pavilion-baccarat', 'Pavilion Baccarat', 'salon-live', 'live-baccarat'],
  ['library-baccarat', 'Library Baccarat', 'salon-live', 'live-baccarat'],
  ['opera-baccarat', 'Opera Baccarat', 'salon-live', 'live-baccarat'],
  ['clover-patch', 'Clover Patch', 'penny-press', 'scratch'],
  ['old-horseshoe', 'Old Horseshoe', 'penny-press', 'scratch'],
  ['ladybird-lane', 'Ladybird Lane', 'penny-press', 'scratch'],
  ['piggy-bank', 'Piggy Bank', 'penny-press', 'scratch'],
  ['ribbon-and-bow', 'Ribbon and Bow', 'penny-press', 'scratch'],
  ['bottle-post', 'Bottle Post', 'penny-press', 'scratch'],
  ['sea-glass', 'Sea Glass', 'slow-river', 'cluster-slot'],
  ['button-box', 'Button Box', 'paper-crane', 'cluster-slot'],
  ['marble-run', 'Marble Run', 'northlight', 'cluster-slot'],
  ['beekeepers-noon', 'Beekeeper’s Noon', 'paper-crane', 'cluster-slot'],
]

/** All games in the order of their ids. A live table has real dealers and so no play for fun. */
export const games: CatalogueGame[] = rows.map(([code, name, vendor, kind], index) => ({
  id: index + 1,
  code,
  name,
  vendor,
  vendorName: vendorNames[vendor],
  category: categories[kind],
  kind,
  playForFun: categories[kind] !== 'Live Casino',
}))

/** Finds a game by its code; undefined when there is none. */
export const gameByCode = (code: string): CatalogueGame | undefined => games.find((game) => game.code === code)
