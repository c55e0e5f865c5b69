import type { Random } from '../../random.ts'

/** Five reels, each a closed strip of symbol letters; three symbols of each are visible. */
export type Strips = readonly [string, string, string, string, string]

export const WILD = 'W'
export const SCATTER = 'S'
const ROWS = 3
export const REELS = 5

/** One stop per reel, each place of its strip equally likely. */
export function spinReels(strips: Strips, random: Random): number[] {
  return strips.map((strip) => random.below(strip.length))
}

/** The visible symbols: five columns of three letters, top to bottom. */
export function windowAt(strips: Strips, stops: readonly number[]): string[] {
  return strips.map((strip, reel) => {
    const stop = stops[reel] ?? 0
    return (strip + strip).slice(stop, stop + ROWS)
  })
}

/** At how many stops of a strip 0, 1, 2, 3 of the wanted symbols are visible. */
export function sightCounts(strip: string, wanted: string): number[] {
  const counts = [0, 0, 0, 0]
  for (let stop = 0; stop < strip.length; stop++) {
    const inSight = [...(strip + strip).slice(stop, stop + ROWS)].filter((letter) => wanted.includes(letter))
    counts[inSight.length] = (counts[inSight.length] ?? 0) + 1
  }
  return counts
}

/** The number of stop combinations that show exactly n scatters, where n is the index; exact integers. */
export function scatterDistribution(strips: Strips): number[] {
  let totals = [1]
  for (const strip of strips) {
    const counts = sightCounts(strip, SCATTER)
    const next = Array.from({ length: totals.length + ROWS }, () => 0)
    totals.forEach((ways, already) => {
      counts.forEach((stops, more) => {
        next[already + more] = (next[already + more] ?? 0) + ways * stops
      })
    })
    totals = next
  }
  return totals
}

/** The number of stop combinations of the five reels. */
export function combinations(strips: Strips): number {
  return strips.reduce((product, strip) => product * strip.length, 1)
}
