import type { SlotMaths, SlotWin } from '../slots/maths.ts'
import { paid } from '../slots/maths.ts'
import { combinations, SCATTER, scatterDistribution, sightCounts, WILD } from '../slots/reels.ts'

const count = (column: string, wanted: string): number => {
  let found = 0
  for (const letter of column) if (wanted.includes(letter)) found++
  return found
}

/**
 * 243 ways: a symbol pays when it is visible on each of the first three or more reels, multiplied by the
 * number of ways to pick one of it from each. Wilds are on reels 2 to 4 only.
 */
export function evaluateWays(maths: SlotMaths, columns: readonly string[]): { wins: SlotWin[]; scatters: number } {
  const wins: SlotWin[] = []
  let scatters = 0
  for (const column of columns) scatters += count(column, SCATTER)
  for (const symbol of Object.keys(maths.pays)) {
    if (symbol === SCATTER || symbol === WILD) continue
    let ways = 1
    let reels = 0
    for (const column of columns) {
      const found = count(column, symbol + WILD)
      if (found === 0) break
      ways *= found
      reels++
    }
    const coins = reels < 3 ? 0 : paid(maths.pays[symbol], reels) * ways
    if (coins > 0) wins.push({ line: -2, symbol, count: reels, ways, coins })
  }
  const coins = paid(maths.pays[SCATTER], scatters)
  if (coins > 0) wins.push({ line: -1, symbol: SCATTER, count: scatters, ways: 1, coins })
  return { wins, scatters }
}

/** The most coins that one symbol can pay: with as many of it, or wilds, visible on each reel as the strips allow. */
export function bestWays(maths: SlotMaths): number {
  const best = Object.entries(maths.pays).map(([symbol, pays]) => {
    if (symbol === WILD) return 0
    const isScatter = symbol === SCATTER
    const most = maths.strips.map((strip) =>
      sightCounts(strip, isScatter ? symbol : symbol + WILD).findLastIndex((stops) => stops > 0),
    )
    if (isScatter)
      return paid(
        pays,
        most.reduce((sum, seen) => sum + seen),
      )
    const lengths = [3, 4, 5].map((reels) =>
      most.slice(0, reels).reduce((ways, seen) => ways * seen, paid(pays, reels)),
    )
    return Math.max(...lengths)
  })
  return Math.max(...best)
}

/** Coins won over all stop combinations, exactly: the reels are independent, so their counts multiply. */
export function waysTotal(maths: SlotMaths): { coins: number; combinations: number } {
  let coins = 0
  for (const [symbol, pays] of Object.entries(maths.pays)) {
    if (symbol === SCATTER || symbol === WILD) continue
    const reels = maths.strips.map((strip) => {
      const sights = sightCounts(strip, symbol + WILD)
      return {
        none: sights[0] ?? 0,
        ways: sights.reduce((sum, stops, seen) => sum + stops * seen, 0),
        all: strip.length,
      }
    })
    for (const length of [3, 4, 5]) {
      let weight = paid(pays, length)
      reels.forEach((reel, index) => {
        weight *= index < length ? reel.ways : index === length ? reel.none : reel.all
      })
      coins += weight
    }
  }
  scatterDistribution(maths.strips).forEach((stops, scatters) => {
    coins += stops * paid(maths.pays[SCATTER], scatters)
  })
  return { coins, combinations: combinations(maths.strips) }
}
