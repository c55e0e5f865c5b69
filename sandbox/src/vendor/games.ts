import { gameByCode } from '../games/catalogue.ts'
import type { CatalogueGame, GameKind } from '../games/catalogue.ts'
import { baccarat } from './engines/baccarat/engine.ts'
import { blackjack } from './engines/blackjack/engine.ts'
import { clusterSlot } from './engines/cluster/engine.ts'
import { clusterMaths } from './engines/cluster/maths.ts'
import type { Engine } from './engines/engine.ts'
import { freeSpinsSlot } from './engines/free-spins/engine.ts'
import { freeSpinsMaths } from './engines/free-spins/maths.ts'
import { lineSlot } from './engines/lines/engine.ts'
import { lineMaths } from './engines/lines/maths.ts'
import { liveBaccarat, liveRoulette } from './engines/live/engine.ts'
import type { LiveEngine } from './engines/live/engine.ts'
import { roulette } from './engines/roulette/engine.ts'
import { scratchCard } from './engines/scratch/engine.ts'
import { PRIZES } from './engines/scratch/prizes.ts'
import { videoPoker } from './engines/video-poker/engine.ts'
import { waysSlot } from './engines/ways/engine.ts'
import { waysMaths } from './engines/ways/maths.ts'

/** A game of the catalogue with the engine that runs it. */
export interface VendorGame {
  game: CatalogueGame
  engine: Engine<unknown>
  /** Set for live tables. */
  live: LiveEngine<unknown> | null
}

const lines = [lineSlot(lineMaths.classic), lineSlot(lineMaths.calm), lineSlot(lineMaths.bold)]
const ways = [waysSlot(waysMaths.low), waysSlot(waysMaths.high)]
const freeGames = [freeSpinsSlot(freeSpinsMaths.medium), freeSpinsSlot(freeSpinsMaths.high)]
const clusters = [clusterSlot(clusterMaths.medium), clusterSlot(clusterMaths.high)]
const cards = [scratchCard(PRIZES.gentle, 'low'), scratchCard(PRIZES.bold, 'high')]

/** Engines by kind. Where a kind has several, its games take them in turn, by catalogue id. */
const ENGINES: Record<GameKind, Engine<unknown>[]> = {
  'line-slot': lines,
  'ways-slot': ways,
  'free-spins-slot': freeGames,
  'cluster-slot': clusters,
  blackjack: [blackjack],
  roulette: [roulette],
  baccarat: [baccarat],
  'video-poker': [videoPoker],
  scratch: cards,
  'live-roulette': [liveRoulette],
  'live-baccarat': [liveBaccarat],
}

const LIVE: Partial<Record<GameKind, LiveEngine<unknown>>> = {
  'live-roulette': liveRoulette,
  'live-baccarat': liveBaccarat,
}

/** The playable game behind a catalogue code; undefined when there is none. */
export function vendorGame(code: string): VendorGame | undefined {
  const game = gameByCode(code)
  if (!game) return undefined
  const engines = ENGINES[game.kind]
  const engine = engines[game.id % engines.length]
  return engine && { game, engine, live: LIVE[game.kind] ?? null }
}

/** The playable game behind a code that must exist. Throws when it does not. */
export function knownGame(code: string): VendorGame {
  const found = vendorGame(code)
  if (!found) throw new Error(`No game "${code}"`)
  return found
}
