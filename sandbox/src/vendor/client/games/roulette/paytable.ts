import { h } from '../../core/dom.ts'
import { t } from '../../core/texts.ts'

/** The odds of roulette, by how much a bet covers. */
export function roulettePaytable(): Node {
  const odds = { straight: 35, split: 17, street: 11, corner: 8, line: 5, dozen: 2, outside: 1 }
  return h(
    'table',
    {},
    h(
      'tbody',
      {},
      ...Object.entries(odds).map(([bet, pays]) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, t(`roulette.${bet}`)),
          h('td', { class: 'num' }, `${pays}\u00a0:\u00a01`),
        ),
      ),
    ),
  )
}
