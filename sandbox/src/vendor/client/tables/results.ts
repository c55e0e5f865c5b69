import { h } from '../core/dom.ts'
import { t } from '../core/texts.ts'
import type { Coup, Side } from '../games/baccarat/table.ts'
import { initials } from './initials.ts'
import { colourOf } from './spots.ts'

const SHOWN = 12
const SIDES: readonly Side[] = ['player', 'banker', 'tie']

/** A winning number, as the strip of results shows it. */
export const numberBall = (number: number): HTMLElement =>
  h('span', { class: `number-ball tone-${colourOf(number)}` }, String(number))

/** The winner of a coup, as the strip of results shows it. */
export function winnerBall({ winner }: Pick<Coup, 'winner'>): HTMLElement {
  const names = SIDES.map((side) => t(`baccarat.${side}`))
  const side = SIDES.indexOf(winner)
  const name = names[side] ?? ''
  return h(
    'span',
    { class: `number-ball side-${winner}`, title: name, 'aria-label': name, role: 'img' },
    initials(names)[side],
  )
}

/** The strip of last results above a solo table; returns a function that adds the newest in front. */
export function makeResults<Result>(
  stage: HTMLElement,
  recent: readonly Result[],
  ball: (result: Result) => HTMLElement,
): (result: Result) => void {
  const strip = h('div', { class: 'history', role: 'group', 'aria-label': t('live.history') }, ...recent.map(ball))
  stage.classList.add('has-bar')
  stage.prepend(h('div', { class: 'live-bar' }, h('small', { class: 'soft' }, t('live.history')), strip))
  return (result) => {
    strip.prepend(ball(result))
    while (strip.children.length > SHOWN) strip.lastElementChild?.remove()
  }
}
