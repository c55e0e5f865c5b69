import { AREAS } from './spots.ts'

/** A finger this near to a cell's edge, as a fraction of the cell, means the line there. */
const EDGE = 0.22

const LINES = new Map(AREAS.filter(({ kind }) => kind === 'line').map(({ spot, x, y }) => [`${x},${y}`, spot]))
const CELLS = new Map(AREAS.filter(({ kind }) => kind === 'number').map((cell) => [cell.spot, cell]))

const side = (part: number): -1 | 0 | 1 => (part < EDGE ? -1 : part > 1 - EDGE ? 1 : 0)

/** A point's place in a cell along the long and short side of the betting layout, which may be upright; each 0 to 1. */
function partsOf(point: { clientX: number; clientY: number }, cell: DOMRect, isUpright: boolean): [number, number] {
  const right = (point.clientX - cell.left) / cell.width
  const down = (point.clientY - cell.top) / cell.height
  return isUpright ? [down, 1 - right] : [right, down]
}

/** The spot for a place within a number's cell: a corner, an edge, or the number itself. */
export function spotAt(number: string, along: number, across: number): string {
  const cell = CELLS.get(number)
  if (!cell || number === '0') return number
  const [dx, dy] = [side(along), side(across)]
  const line = (x: number, y: number): string | undefined =>
    LINES.get(`${cell.x + 0.5 + x / 2},${cell.y + 0.5 + y / 2}`)
  if (dx !== 0 && dy !== 0) return line(dx, dy) ?? line(0, dy) ?? line(dx, 0) ?? number
  return dx === 0 && dy === 0 ? number : (line(dx, dy) ?? number)
}

/** What a finger on a number means: splits, streets, corners and six lines lie at the edges of the cells. */
export function aim(
  point: { clientX: number; clientY: number },
  spot: string,
  spots: ReadonlyMap<string, HTMLElement>,
): string {
  const cell = spots.get(spot)?.getBoundingClientRect()
  if (!cell || !CELLS.has(spot)) return spot
  const [one, three] = [spots.get('1')?.getBoundingClientRect(), spots.get('3')?.getBoundingClientRect()]
  const isUpright = one !== undefined && three !== undefined && Math.abs(one.top - three.top) < one.height / 2
  return spotAt(spot, ...partsOf(point, cell, isUpright))
}
