import { SUITS } from './art.ts'
import { h, s } from './dom.ts'
import { animate, isStill } from './motion.ts'
import { pictureText } from './picture-text.ts'
import { t } from './texts.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const CROWN = 'M-20 8-24-14-10-2 0-20 10-2 24-14 20 8Z'

/** The name of a card for a screen reader. */
export const cardName = (card: number): string =>
  t('card', { rank: RANKS[card % 13] ?? '', suit: t(`suit.${(card / 13) | 0}`) })

function face(card: number): SVGElement {
  const rank = RANKS[card % 13] ?? ''
  const suit = (card / 13) | 0
  const ink = suit === 1 || suit === 2 ? 'red' : 'black'
  const court = card % 13 >= 10
  const corner = (flip: boolean): SVGElement =>
    s(
      'g',
      flip ? { transform: 'rotate(180)' } : {},
      pictureText(rank, {
        x: -36,
        y: -41,
        class: 'rank',
        'text-anchor': 'middle',
        'letter-spacing': rank === '10' ? -3 : 0,
      }),
      s('path', { d: SUITS[suit] ?? '', transform: 'translate(-36 -27) scale(.2)' }),
    )
  const middle = court
    ? [
        s('path', { d: CROWN, transform: 'translate(0 -20) scale(.8)', class: 'crown' }),
        pictureText(rank, { y: 27, class: 'court', 'text-anchor': 'middle' }),
      ]
    : [s('path', { d: SUITS[suit] ?? '', transform: `scale(${card % 13 === 0 ? 0.74 : 0.6})` })]
  return s(
    'svg',
    { viewBox: '-50 -70 100 140', class: `face ${ink}`, 'aria-hidden': 'true' },
    s('rect', { x: -50, y: -70, width: 100, height: 140, rx: 9, class: 'paper' }),
    ...middle,
    corner(false),
    corner(true),
  )
}

function back(): SVGElement {
  const net = Array.from({ length: 16 }, (_, i) => `M${-180 + i * 18}-70l140 140M${180 - i * 18}-70l-140 140`).join('')
  return s(
    'svg',
    { viewBox: '-50 -70 100 140', class: 'face back', 'aria-hidden': 'true' },
    s('rect', { x: -50, y: -70, width: 100, height: 140, rx: 9, class: 'back-ground' }),
    s(
      'svg',
      { x: -42, y: -62, width: 84, height: 124, viewBox: '-42 -62 84 124' },
      s('path', { d: net, class: 'back-net' }),
    ),
    s('rect', { x: -42, y: -62, width: 84, height: 124, rx: 5, class: 'back-frame' }),
    s('circle', { r: 20, class: 'back-ground' }),
    s('path', { d: SUITS[0], transform: 'scale(.3)', class: 'back-mark' }),
  )
}

/** A card on the table; null for one that lies face down. */
export function cardElement(card: number | null): HTMLElement {
  const name = card === null ? t('faceDown') : cardName(card)
  return h('div', { class: 'card', role: 'img', 'aria-label': name }, card === null ? back() : face(card))
}

/** Brings a card in from the shoe, after `delay` ms. */
export async function dealIn(element: Element, delay: number): Promise<void> {
  if (isStill()) return
  const frames = [
    { opacity: 0, transform: 'translate(60%,-90%) rotate(14deg)' },
    { opacity: 1, transform: 'none' },
  ]
  await animate(element, frames, {
    duration: 260,
    delay,
    easing: 'cubic-bezier(.2,.7,.3,1)',
    fill: 'backwards',
  })
}

/** Shows a row of cards: replaces only those that changed, and deals the new ones in one after another. */
export function makeCardRow(element: HTMLElement) {
  let shown: (number | null)[] = []
  return async (cards: readonly (number | null)[], first = 0, gap = 180): Promise<void> => {
    const waits: Promise<void>[] = []
    cards.forEach((card, index) => {
      if (shown[index] === card && element.children[index]) return
      const made = cardElement(card)
      const old = element.children[index]
      const turned = shown[index] === null
      if (old) old.replaceWith(made)
      else element.append(made)
      const frames = [{ transform: 'scaleX(0)' }, { transform: 'none' }]
      waits.push(turned ? animate(made, frames, { duration: 180 }) : dealIn(made, first + waits.length * gap))
    })
    while (element.children.length > cards.length) element.lastElementChild?.remove()
    shown = [...cards]
    await Promise.all(waits)
  }
}
