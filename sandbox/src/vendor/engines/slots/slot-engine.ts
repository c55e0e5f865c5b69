import type { GameKind } from '../../../games/catalogue.ts'
import type { Random } from '../../random.ts'
import type { Engine, Rtp, Step } from '../engine.ts'
import { noMoves, readMove, readStake, RuleError } from '../engine.ts'
import { SLOT_STEPS } from './maths.ts'
import type { SlotMaths, SlotWin } from './maths.ts'
import { spinReels, windowAt } from './reels.ts'

/** One spin: the symbols it stopped at, what it paid in coins, and whether it was a free game. */
interface Spin {
  columns: string[]
  wins: SlotWin[]
  coins: number
  free: boolean
}

/** A round: the paid spin and the free games it won. Only the last spin is kept. */
export interface SlotState {
  stake: number
  spin: Spin
  /** Coins of the whole round so far. */
  coins: number
  freeLeft: number
  freePlayed: number
  freeWon: number
}

export interface SlotParts {
  kind: GameKind
  maths: SlotMaths
  rtp: Rtp
  topPrize: number
  rules: string[]
  evaluate: (maths: SlotMaths, columns: readonly string[]) => { wins: SlotWin[]; scatters: number }
  layout: unknown
}

/** The engine of all slots; `evaluate` says what a window pays. A bet is `{stake}`, a move `{type:'spin'}`. */
export function slotEngine(parts: SlotParts): Engine<SlotState> {
  const { maths } = parts
  const stakes = SLOT_STEPS.map((step) => step * maths.coins)
  const multiplier = maths.freeSpins?.multiplier ?? 1

  const play = (random: Random, free: boolean): { spin: Spin; games: number } => {
    const columns = windowAt(maths.strips, spinReels(maths.strips, random))
    const { wins, scatters } = parts.evaluate(maths, columns)
    const base = wins.reduce((sum, win) => sum + win.coins, 0)
    const games = scatters >= 3 ? (maths.freeSpins?.games ?? 0) : 0
    return { spin: { columns, wins, coins: free ? base * multiplier : base, free }, games }
  }

  const step = (state: SlotState): Step<SlotState> => ({
    state,
    done: state.freeLeft === 0,
    payout: (state.coins * state.stake) / maths.coins,
  })

  const freeGame = (state: SlotState, random: Random): SlotState => {
    const { spin, games } = play(random, true)
    return {
      stake: state.stake,
      spin,
      coins: state.coins + spin.coins,
      freeLeft: state.freeLeft - 1 + games,
      freePlayed: state.freePlayed + 1,
      freeWon: state.freeWon + games,
    }
  }

  return {
    kind: parts.kind,
    facts: {
      rtp: parts.rtp,
      volatility: maths.volatility,
      minStake: stakes[0] ?? maths.coins,
      maxStake: stakes.at(-1) ?? maths.coins,
      topPrize: parts.topPrize,
      rules: parts.rules,
      stakes,
      pays: {
        coins: maths.coins,
        symbols: maths.pays,
        freeSpins: maths.freeSpins ?? null,
        layout: parts.layout,
      },
    },
    readBet: (bet) => readStake(bet, maths.coins),
    open(bet, random) {
      const { stake } = readStake(bet, maths.coins)
      const { spin, games } = play(random, false)
      return step({ stake, spin, coins: spin.coins, freeLeft: games, freePlayed: 0, freeWon: games })
    },
    priceOf(state, move) {
      if (maths.freeSpins === undefined) return noMoves()
      readMove(move, ['spin'])
      if (state.freeLeft === 0) throw new RuleError('noMove')
      return 0
    },
    move: (state, _move, random) => step(freeGame(state, random)),
    finish(state, random) {
      let last = state
      while (last.freeLeft > 0) last = freeGame(last, random)
      return step(last)
    },
    view: (state) => state,
  }
}
