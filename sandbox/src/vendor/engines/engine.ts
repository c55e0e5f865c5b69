import type { GameKind } from '../../games/catalogue.ts'
import type { Random } from '../random.ts'

/** A round after one action. `payout` is the whole sum paid back (stake included where it returns). */
export interface Step<State> {
  state: State
  done: boolean
  /** Minor units; meaningful when `done`. */
  payout: number
}

/** The return to player of a game, as published in its rules. */
export interface Rtp {
  /** For example '96.18'. */
  percent: string
  /** 'exact': calculated over all outcomes; 'simulated': with an `error` in percentage points. */
  method: 'exact' | 'simulated'
  error?: string
}

/** What a player can read before playing. Stakes are in minor units of a currency with two decimals. */
export interface Facts {
  rtp: Rtp
  volatility: 'low' | 'medium' | 'high'
  minStake: number
  maxStake: number
  /** The best single prize, as a multiple of the stake it is paid on. */
  topPrize: number
  /** Message ids of the rules, in reading order. */
  rules: string[]
  /** Steps of the stake stepper, or the chips of a table. */
  stakes: number[]
  /** What the client draws its paytable from. */
  pays: unknown
}

/** A bet or a move that the rules do not allow. The code is the last part of a message id. */
export class RuleError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'RuleError'
    this.code = code
  }
}

/** What a game understands of a bet: the whole stake in minor units, and the bet without anything else it came with. */
export interface ReadBet {
  stake: number
  bet: object
}

/**
 * A game's rules without money, clock or storage: every method is pure but for the random source.
 * The state is JSON, kept in the database between two actions. All amounts are integer minor units.
 */
export interface Engine<State> {
  kind: GameKind
  facts: Facts
  /** Reads a bet; what it has read, read again, is the same. Throws RuleError. */
  readBet(bet: unknown): ReadBet
  open(bet: unknown, random: Random): Step<State>
  /** What a move costs on top of the stake (0 for most). Throws RuleError if the move is not allowed now. */
  priceOf(state: State, move: unknown): number
  move(state: State, move: unknown, random: Random): Step<State>
  /** Ends an abandoned round by the neutral choice that the rules specify. */
  finish(state: State, random: Random): Step<State>
  /** What the player may see of the state. */
  view(state: State): unknown
}

/** The move of games whose round ends with its first step. */
export function noMoves(): never {
  throw new RuleError('noMove')
}

/**
 * Reads the bet `{stake}`: a positive integer of minor units, a multiple of `multipleOf`. Throws RuleError('badBet').
 */
export function readStake(bet: unknown, multipleOf: number): ReadBet {
  const stake: unknown = typeof bet === 'object' && bet !== null ? Reflect.get(bet, 'stake') : undefined
  if (typeof stake !== 'number' || !Number.isSafeInteger(stake) || stake <= 0 || stake % multipleOf !== 0) {
    throw new RuleError('badBet')
  }
  return { stake, bet: { stake } }
}

/** The type word of a move such as {type:'hit'}. Throws RuleError('noMove'). */
export function readMove<Word extends string>(move: unknown, words: readonly Word[]): Word {
  const type: unknown = typeof move === 'object' && move !== null ? Reflect.get(move, 'type') : undefined
  const found = words.find((word) => word === type)
  if (found === undefined) throw new RuleError('noMove')
  return found
}
