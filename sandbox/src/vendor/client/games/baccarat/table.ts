import { makeCardRow } from '../../core/cards.ts'
import { chipElement } from '../../core/chips.ts'
import { h, keepFocus, setChildren } from '../../core/dom.ts'
import { pause } from '../../core/motion.ts'
import { money, percent, t } from '../../core/texts.ts'
import type { Bets } from '../../tables/bets.ts'

export const SIDES = ['player', 'tie', 'banker'] as const
export type Side = (typeof SIDES)[number]

export interface Coup {
  player: number[]
  banker: number[]
  playerTotal: number
  bankerTotal: number
  winner: Side
}

const PAYS: Record<Side, number> = { player: 1, tie: 8, banker: 0.95 }
const odds = (side: Side): string => `${PAYS[side].toLocaleString(document.documentElement.lang)}:1`

/** The baccarat table: two hands, three places to bet. */
export function makeBaccaratTable(stage: HTMLElement, bets: Bets, chip: () => number) {
  let open = true
  const hand = (side: 'player' | 'banker') => {
    const cards = h('div', { class: 'cards' })
    const total = h('span', { class: 'total num' })
    return {
      element: h(
        'div',
        { class: `bac-hand ${side}` },
        h('h2', {}, t(`baccarat.${side}`)),
        cards,
        h('div', { class: 'hand-foot' }, total),
      ),
      row: makeCardRow(cards),
      total,
    }
  }
  const player = hand('player')
  const banker = hand('banker')
  const spots = SIDES.map((side) =>
    h(
      'button',
      {
        type: 'button',
        class: `bac-spot ${side}`,
        onmousedown: keepFocus,
        onclick: () => {
          if (open) bets.add(side, chip())
        },
      },
      h('b', {}, t(`baccarat.${side}`)),
      // Separates the two words in the button's accessible name.
      ' ',
      h('small', {}, t('baccarat.pays', { odds: odds(side) })),
      h('i'),
    ),
  )
  const element = h(
    'div',
    { class: 'bac' },
    h('div', { class: 'bac-hands' }, player.element, banker.element),
    h('div', { class: 'bac-spots' }, ...spots),
  )
  stage.append(element)

  return {
    element,
    draw(amount: (spot: string) => number) {
      SIDES.forEach((side, index) => {
        const holder = spots[index]?.querySelector('i')
        const sum = amount(side)
        if (holder) setChildren(holder, sum > 0 && chipElement(sum))
        const spot = `${t(`baccarat.${side}`)} ${t('baccarat.pays', { odds: odds(side) })}`
        spots[index]?.setAttribute('aria-label', sum > 0 ? t('betOn', { spot, amount: money(sum) }) : spot)
      })
    },
    open(state: boolean) {
      open = state
      element.classList.toggle('bets-closed', !state)
      for (const spot of spots) spot.setAttribute('aria-disabled', String(!state))
    },
    async clear() {
      delete element.dataset['winner']
      player.total.textContent = banker.total.textContent = ''
      await Promise.all([player.row([]), banker.row([])])
    },
    /** Deals the coup: two cards each in turn, then the third ones. */
    async deal(coup: Coup) {
      await Promise.all([player.row(coup.player.slice(0, 2), 0, 520), banker.row(coup.banker.slice(0, 2), 260, 520)])
      if (coup.player.length > 2) {
        await pause(450)
        await player.row(coup.player)
      }
      if (coup.banker.length > 2) {
        await pause(450)
        await banker.row(coup.banker)
      }
      this.show(coup)
    },
    /** Shows the totals and marks the winner. */
    show(coup: Coup) {
      player.total.textContent = String(coup.playerTotal)
      banker.total.textContent = String(coup.bankerTotal)
      element.dataset['winner'] = coup.winner
    },
  }
}

/** How a coup ended, in words. */
export function coupText(coup: Coup): string {
  const values = {
    player: Math.max(coup.playerTotal, coup.bankerTotal),
    banker: Math.min(coup.playerTotal, coup.bankerTotal),
  }
  if (coup.winner === 'tie') return t('baccarat.tied', values)
  return t('baccarat.won', { ...values, winner: t(`baccarat.${coup.winner}`) })
}

/** The odds and returns of the three bets. */
export function baccaratPaytable(rtp: Record<string, string>): Node {
  return h(
    'table',
    {},
    h('thead', {}, h('tr', {}, h('td'), h('td'), h('th', { scope: 'col' }, t('rtp')))),
    h(
      'tbody',
      {},
      ...SIDES.map((side) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, t(`baccarat.${side}`)),
          h('td', { class: 'num' }, odds(side)),
          h('td', { class: 'num' }, percent(rtp[side] ?? '')),
        ),
      ),
    ),
  )
}
