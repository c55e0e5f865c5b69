import { h } from '../../core/dom.ts'
import type { Sitting } from '../../core/types.ts'
import { symbolPicture } from './symbols.ts'

/** The game's sign above its cabinet, where a tall screen has room for it. */
export const makeMarquee = ({ game, pictures }: Sitting<unknown, unknown>): HTMLElement =>
  h(
    'div',
    { class: 'marquee', lang: 'en', 'aria-hidden': 'true' },
    h('div', { class: 'crest' }, symbolPicture('A', pictures)),
    h('p', {}, game.name),
    h('small', {}, game.vendor),
  )
