import { h } from '../../core/dom.ts'
import type { GameSession } from '../../core/types.ts'
import { symbolPicture } from './symbols.ts'

/** The game's sign above its cabinet, where a tall screen has room for it. */
export const makeMarquee = ({ game, pictures }: GameSession<unknown, unknown>): HTMLElement =>
  h(
    'div',
    { class: 'marquee', lang: 'en', 'aria-hidden': 'true' },
    h('div', { class: 'crest' }, symbolPicture('A', pictures)),
    h('p', {}, game.name),
    h('small', {}, game.vendor),
  )
