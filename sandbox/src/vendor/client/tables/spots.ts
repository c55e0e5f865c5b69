/** The red numbers. */
export const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The pockets of the wheel, clockwise from zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

/** The colour of a pocket by its number. */
export const colourOf = (number: number): 'zero' | 'red' | 'black' =>
  number === 0 ? 'zero' : RED.has(number) ? 'red' : 'black'

/**
 * A spot's place on the betting layout in landscape: 14 columns (zero, 1 to 12, the column bets) by five
 * rows (three of numbers, dozens, even chances). Fractional coordinates lie on the lines between cells.
 */
export interface SpotArea {
  spot: string
  x: number
  y: number
  width: number
  height: number
  kind: 'number' | 'outside' | 'line'
}

const area = (
  spot: string,
  x: number,
  y: number,
  width = 1,
  height = 1,
  kind: SpotArea['kind'] = 'number',
): SpotArea => ({
  spot,
  x,
  y,
  width,
  height,
  kind,
})

const column = (n: number): number => Math.ceil(n / 3)
const row = (n: number): number => 2 - ((n - 1) % 3)

/** A spot on the lines between the numbers it covers: its middle, as a place of no size. */
const between = (numbers: number[], x: number, y: number): SpotArea => area(numbers.join('-'), x, y, 0, 0, 'line')

function onLines(): SpotArea[] {
  const places: SpotArea[] = []
  for (let n = 1; n <= 36; n++) {
    const x = column(n)
    const y = row(n)
    if (n % 3 !== 0) places.push(between([n, n + 1], x + 0.5, y))
    if (n <= 33) places.push(between([n, n + 3], x + 1, y + 0.5))
    if (n % 3 !== 0 && n <= 32) places.push(between([n, n + 1, n + 3, n + 4], x + 1, y))
    if (n % 3 === 1) places.push(between([n, n + 1, n + 2], x + 0.5, 3))
    if (n % 3 === 1 && n <= 31) places.push(between([n, n + 1, n + 2, n + 3, n + 4, n + 5], x + 1, 3))
  }
  return [
    ...places,
    between([0, 1], 1, 2.5),
    between([0, 2], 1, 1.5),
    between([0, 3], 1, 0.5),
    between([0, 1, 2], 1, 2),
    between([0, 2, 3], 1, 1),
    between([0, 1, 2, 3], 1, 3),
  ]
}

const OUTSIDE = ['low', 'even', 'red', 'black', 'odd', 'high']

/** Every spot of the betting layout with its place. */
export const AREAS: SpotArea[] = [
  area('0', 0, 0, 1, 3),
  ...Array.from({ length: 36 }, (_, i) => area(String(i + 1), column(i + 1), row(i + 1))),
  ...[3, 2, 1].map((which, y) => area(`column${which}`, 13, y, 1, 1, 'outside')),
  ...[1, 2, 3].map((which, i) => area(`dozen${which}`, 1 + i * 4, 3, 4, 1, 'outside')),
  ...OUTSIDE.map((spot, i) => area(spot, 1 + i * 2, 4, 2, 1, 'outside')),
  ...onLines(),
]
