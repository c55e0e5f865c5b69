import { games } from '../games/catalogue.ts'
import { SCALES, type Currency } from '../ledger/index.ts'
import { knownGame } from './games.ts'

/** Facts give stakes for a currency with two decimals. For bitcoin, with eight, one such unit is ten minor units. */
export const factorOf = (scale: number): number => (scale > 2 ? 10 : 1)

const SMALLEST = Math.min(...games.map(({ code }) => knownGame(code).engine.facts.minStake))

/** The smallest stake of any game, in minor units: nobody can bet less anywhere. */
export const smallestStake = (currency: Currency): bigint => BigInt(SMALLEST * factorOf(SCALES[currency]))
