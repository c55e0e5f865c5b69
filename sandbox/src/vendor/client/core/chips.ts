import { s } from './dom.ts'
import { pictureText } from './picture-text.ts'
import { chipLabel } from './texts.ts'

/** The table's chips, small to large: an amount has the colour (one of six) of the largest chip it reaches. */
let ladder: readonly number[] = []

/** Sets the chips of the table, small to large. */
export const setChips = (stakes: readonly number[]): void => {
  ladder = stakes
}

const colourOf = (amount: number): number => {
  let colour = 0
  ladder.forEach((stake, index) => {
    if (amount >= stake) colour = index
  })
  return colour % 6
}

/** A chip with its amount. */
export function chipElement(amount: number): SVGElement {
  const label = chipLabel(amount)
  return s(
    'svg',
    { viewBox: '-50 -50 100 100', class: `chip chip-${colourOf(amount)}`, 'aria-hidden': 'true' },
    s('circle', { r: 48, class: 'edge' }),
    s('circle', { r: 42, class: 'dashes', 'stroke-dasharray': '16.5 16.5' }),
    s('circle', { r: 33, class: 'inner' }),
    pictureText(label, { y: 9, 'text-anchor': 'middle', class: label.length > 3 && 'long' }),
  )
}
