import { h, s } from '../../core/dom.ts'
import { money, t } from '../../core/texts.ts'
import { LETTERS, symbolPicture } from './symbols.ts'
import type { SlotPays } from './types.ts'

const lineMap = (rows: readonly number[]): SVGElement =>
  s(
    'svg',
    { viewBox: '0 0 50 30', class: 'line-map', 'aria-hidden': 'true' },
    ...rows.flatMap((row, reel) =>
      [0, 1, 2].map((place) =>
        s('rect', {
          x: reel * 10 + 1,
          y: place * 10 + 1,
          width: 8,
          height: 8,
          rx: 1.5,
          class: place === row ? 'on' : 'off',
        }),
      ),
    ),
  )

/** What each symbol pays at the current stake, and the map of the lines. */
export function slotPaytable(pays: SlotPays, pictures: Record<string, string | undefined>, stake: number): Node {
  const rows = LETTERS.filter((letter) => pays.symbols[letter]).map((letter) => {
    const prizes = pays.symbols[letter] ?? []
    return h(
      'li',
      {},
      h('div', { class: `cell sym-${letter}` }, symbolPicture(letter, pictures)),
      h(
        'dl',
        {},
        ...[5, 4, 3].map((count) =>
          h(
            'div',
            {},
            h('dt', {}, String(count)),
            h('dd', { class: 'num' }, money(((prizes[count - 3] ?? 0) * stake) / pays.coins)),
          ),
        ),
      ),
    )
  })
  return h(
    'div',
    {},
    h('p', { class: 'soft' }, t('paysAt', { stake: money(stake) })),
    h('ul', { class: 'pays' }, ...rows),
    pays.layout.lines ? h('div', { class: 'line-maps' }, ...pays.layout.lines.map(lineMap)) : null,
  )
}
