import type { SlotMaths } from '../slots/maths.ts'
import { paid } from '../slots/maths.ts'
import { combinations, SCATTER, scatterDistribution } from '../slots/reels.ts'
import { LINES, payLine } from './evaluate.ts'

/**
 * Coins won over all stop combinations of one paid spin, exactly: every line has the same
 * distribution (each stop is equally likely on each row), so one line stands for all ten.
 */
function totalCoins(maths: SlotMaths): { coins: number; combinations: number; triggers: number } {
  const counted = maths.strips.map((strip) => {
    const counts = new Map<string, number>()
    for (const letter of strip) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    return [...counts]
  })
  let coins = 0
  const walk = (reel: number, line: string, weight: number): void => {
    const letters = counted[reel]
    if (letters === undefined) {
      coins += payLine(maths, line).coins * weight
      return
    }
    for (const [letter, count] of letters) walk(reel + 1, line + letter, weight * count)
  }
  walk(0, '', 1)
  let all = coins * LINES.length
  let triggers = 0
  scatterDistribution(maths.strips).forEach((ways, scatters) => {
    all += ways * paid(maths.pays[SCATTER], scatters)
    if (scatters >= 3) triggers += ways
  })
  return { coins: all, combinations: combinations(maths.strips), triggers }
}

/**
 * Return to player as a fraction. Free games return `games * multiplier` times the value of a spin
 * and may start again from within: a geometric series.
 */
export function linesRtp(maths: SlotMaths): number {
  const total = totalCoins(maths)
  const spin = total.coins / (total.combinations * maths.coins)
  if (maths.freeSpins === undefined) return spin
  const trigger = total.triggers / total.combinations
  const { games, multiplier } = maths.freeSpins
  return spin + (trigger * games * multiplier * spin) / (1 - trigger * games)
}
