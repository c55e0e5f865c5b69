import { h } from '../../core/dom.ts'
import { money, t } from '../../core/texts.ts'
import { symbolPicture } from '../slot/symbols.ts'
import type { ClusterPays } from './types.ts'

/** What each symbol pays by the size of its cluster, at the current stake. */
export function clusterPaytable(pays: ClusterPays, pictures: Record<string, string | undefined>, stake: number): Node {
  const sizes = pays.bands.map((least, band) => {
    const next = pays.bands[band + 1]
    if (next === undefined) return `${least}+`
    return next - 1 === least ? String(least) : `${least}–${next - 1}`
  })
  const rows = Object.entries(pays.symbols).map(([letter, prizes]) =>
    h(
      'li',
      {},
      h('div', { class: `cell sym-${letter}` }, symbolPicture(letter, pictures)),
      h(
        'dl',
        {},
        ...sizes
          .map((size, band) =>
            h(
              'div',
              {},
              h('dt', {}, size),
              h('dd', { class: 'num' }, money(((prizes[band] ?? 0) * stake) / pays.coins)),
            ),
          )
          .toReversed(),
      ),
    ),
  )
  return h(
    'div',
    {},
    h('p', { class: 'soft' }, t('paysAt', { stake: money(stake) })),
    h('ul', { class: 'pays' }, ...rows),
  )
}
