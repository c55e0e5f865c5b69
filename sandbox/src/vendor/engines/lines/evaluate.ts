import type { SlotMaths, SlotWin } from '../slots/maths.ts'
import { paid } from '../slots/maths.ts'
import { REELS, SCATTER, WILD } from '../slots/reels.ts'

/** The ten lines: a row (0 top, 1 middle, 2 bottom) for each of the five reels. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/** What one line of five letters pays: the better of its first symbol's run, wilds included, and its run of wilds. */
export function payLine(maths: SlotMaths, line: string): { symbol: string; count: number; coins: number } {
  let wilds = 0
  while (wilds < REELS && line[wilds] === WILD) wilds++
  const symbol = line[wilds] ?? WILD
  let count = wilds
  if (symbol !== SCATTER) while (count < REELS && (line[count] === symbol || line[count] === WILD)) count++
  const bySymbol = paid(maths.pays[symbol], count)
  const byWilds = paid(maths.pays[WILD], wilds)
  if (symbol === SCATTER || byWilds >= bySymbol) return { symbol: WILD, count: wilds, coins: byWilds }
  return { symbol, count, coins: bySymbol }
}

/** All wins of a window of five columns, and the number of visible scatters. */
export function evaluateLines(maths: SlotMaths, columns: readonly string[]): { wins: SlotWin[]; scatters: number } {
  const wins: SlotWin[] = []
  LINES.forEach((rows, line) => {
    let letters = ''
    rows.forEach((row, reel) => (letters += columns[reel]?.[row] ?? ''))
    const win = payLine(maths, letters)
    if (win.coins > 0) wins.push({ line, ...win, ways: 1 })
  })
  let scatters = 0
  for (const column of columns) for (const letter of column) if (letter === SCATTER) scatters++
  const coins = paid(maths.pays[SCATTER], scatters)
  if (coins > 0) wins.push({ line: -1, symbol: SCATTER, count: scatters, ways: 1, coins })
  return { wins, scatters }
}
