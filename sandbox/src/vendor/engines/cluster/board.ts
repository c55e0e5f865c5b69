import type { Random } from '../../random.ts'
import { SIDE, SMALLEST } from './maths.ts'

/** The board, column by column, each from the top; an empty place holds ''. */
export type Board = string[]

const NEIGHBOURS = Array.from({ length: SIDE * SIDE }, (_, position) => {
  const row = position % SIDE
  const near = [position - SIDE, position + SIDE]
  if (row > 0) near.push(position - 1)
  if (row < SIDE - 1) near.push(position + 1)
  return near.filter((each) => each >= 0 && each < SIDE * SIDE)
})

/** All clusters: the places of five or more equal symbols that share edges, ordered by their first place. */
export function clustersOf(board: readonly string[]): number[][] {
  const seen = new Uint8Array(board.length)
  const found: number[][] = []
  for (let start = 0; start < board.length; start++) {
    if (seen[start]) continue
    seen[start] = 1
    const cells = [start]
    for (let at = 0; at < cells.length; at++) {
      for (const next of NEIGHBOURS[cells[at]!]!) {
        if (seen[next] || board[next] !== board[start]) continue
        seen[next] = 1
        cells.push(next)
      }
    }
    if (cells.length >= SMALLEST) found.push(cells)
  }
  return found
}

/** A list to draw from, with every letter as often as its weight says. */
export const urnOf = (weights: Readonly<Record<string, number>>): string[] =>
  Object.entries(weights).flatMap(([letter, weight]) => Array.from({ length: weight }, () => letter))

/** A full board. */
export const dealBoard = (urn: readonly string[], random: Random): Board =>
  Array.from({ length: SIDE * SIDE }, () => urn[random.below(urn.length)]!)

/** The board after the given places are cleared: the rest falls down its column, new letters follow from above. */
export function fall(
  board: readonly string[],
  cleared: Iterable<number>,
  urn: readonly string[],
  random: Random,
): Board {
  const next = [...board]
  for (const position of cleared) next[position] = ''
  for (let column = 0; column < SIDE; column++) {
    let bottom = column * SIDE + SIDE - 1
    for (let position = bottom; position >= column * SIDE; position--) {
      const letter = next[position]!
      if (letter === '') continue
      next[position] = ''
      next[bottom--] = letter
    }
    for (; bottom >= column * SIDE; bottom--) next[bottom] = urn[random.below(urn.length)]!
  }
  return next
}
