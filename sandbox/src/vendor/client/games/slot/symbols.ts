import { scatterBadge, suitBadge, wildBadge } from '../../core/art.ts'
import { h } from '../../core/dom.ts'

/** All letters of a reel, in the order of the paytable. */
export const LETTERS = ['W', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'S']

const SUIT_OF: Record<string, number> = { E: 0, F: 1, G: 2, H: 3 }

/** The picture of a symbol: a tile from a game's cover, a suit, the wild star or the scatter chip. */
export function symbolPicture(letter: string, pictures: Record<string, string | undefined>): Element {
  if (letter === 'W') return wildBadge()
  if (letter === 'S') return scatterBadge()
  const tile = pictures[letter]
  if (tile)
    return h('img', {
      src: `/assets/${tile}`,
      alt: '',
      width: 128,
      height: 128,
      decoding: 'sync',
      draggable: 'false',
    })
  return suitBadge(SUIT_OF[letter] ?? 0)
}
