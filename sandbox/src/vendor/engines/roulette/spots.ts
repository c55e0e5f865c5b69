/** The red numbers of a European wheel. */
export const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The order of the pockets on the wheel, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

const range = (from: number, to: number, step = 1): number[] => {
  const numbers: number[] = []
  for (let n = from; n <= to; n += step) numbers.push(n)
  return numbers
}

const inside = (numbers: number[]): [string, number[]] => [numbers.join('-'), numbers]

function insideBets(): [string, number[]][] {
  const bets = range(0, 36).map((n) => inside([n]))
  for (const n of range(1, 36)) {
    if (n % 3 !== 0) bets.push(inside([n, n + 1]))
    if (n <= 33) bets.push(inside([n, n + 3]))
    if (n % 3 !== 0 && n <= 32) bets.push(inside([n, n + 1, n + 3, n + 4]))
    if (n % 3 === 1) bets.push(inside([n, n + 1, n + 2]))
    if (n % 3 === 1 && n <= 31) bets.push(inside(range(n, n + 5)))
  }
  return [
    ...bets,
    ...[
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 1, 2],
      [0, 2, 3],
      [0, 1, 2, 3],
    ].map(inside),
  ]
}

const all = range(1, 36)

/**
 * Every spot of the betting layout and the numbers it covers. Inside bets are named by their numbers
 * ('17', '17-20', '1-2-4-5'), outside bets by their word.
 */
export const SPOTS: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...insideBets(),
  ['red', all.filter((n) => RED.has(n))],
  ['black', all.filter((n) => !RED.has(n))],
  ['even', all.filter((n) => n % 2 === 0)],
  ['odd', all.filter((n) => n % 2 === 1)],
  ['low', range(1, 18)],
  ['high', range(19, 36)],
  ['dozen1', range(1, 12)],
  ['dozen2', range(13, 24)],
  ['dozen3', range(25, 36)],
  ['column1', range(1, 36, 3)],
  ['column2', range(2, 36, 3)],
  ['column3', range(3, 36, 3)],
])
