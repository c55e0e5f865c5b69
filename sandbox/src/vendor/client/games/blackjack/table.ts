import { makeCardRow } from '../../core/cards.ts'
import { h, setChildren, s } from '../../core/dom.ts'
import { chipElement } from '../../core/chips.ts'
import { money, t } from '../../core/texts.ts'
import type { BlackjackView, HandView } from './types.ts'

interface Seat {
  element: HTMLElement
  show: (hand: HandView, total: string, active: boolean, delay: number) => Promise<void>
}

function makeSeat(): Seat {
  const cards = h('div', { class: 'cards' })
  const total = h('span', { class: 'total num' })
  const result = h('span', { class: 'result' })
  const chips = h('span', { class: 'bet' })
  const row = makeCardRow(cards)
  const element = h('div', { class: 'hand' }, cards, h('div', { class: 'hand-foot' }, total, chips, result))
  return {
    element,
    async show(hand, sum, active, delay) {
      element.classList.toggle('active', active)
      setChildren(chips, chipElement(hand.stake))
      result.textContent = ''
      delete element.dataset['result']
      await row(hand.cards, delay)
      total.textContent = sum
      if (!hand.result) return
      result.textContent = t(`blackjack.${hand.result}`)
      element.dataset['result'] = hand.result
    },
  }
}

/** The felt: the dealer's cards, the text printed on it, the player's hands. */
export function makeTable(stage: HTMLElement) {
  const dealerCards = h('div', { class: 'cards' })
  const dealerTotal = h('span', { class: 'total num' })
  const insurance = h('span', { class: 'insurance' })
  const dealerRow = makeCardRow(dealerCards)
  const hands = h('div', { class: 'hands' })
  let seats: Seat[] = []
  const feltPrint = s(
    'svg',
    { class: 'felt-print', viewBox: '0 0 800 150', 'aria-hidden': 'true' },
    s('path', { id: 'arc', d: 'M60 20Q400 170 740 20', class: 'arc' }),
    s('path', { d: 'M60 58Q400 208 740 58', class: 'arc brass' }),
    s(
      'text',
      { class: 'felt-text', dy: -10 },
      s('textPath', { href: '#arc', startOffset: '50%', 'text-anchor': 'middle' }, t('blackjack.felt')),
    ),
  )
  setChildren(
    stage,
    h(
      'div',
      { class: 'felt' },
      h(
        'div',
        { class: 'dealer' },
        dealerCards,
        h('div', { class: 'hand-foot' }, h('small', {}, t('dealer')), dealerTotal, insurance),
      ),
      feltPrint,
      hands,
    ),
  )

  /**
   * Shows the insurance and its result. The dealer has already checked for blackjack: while play continues, the
   * insurance is lost.
   */
  const insure = ({ insurance: stake, dealer, dealerTotal: sum }: BlackjackView): void => {
    if (!stake) return setChildren(insurance)
    const result = dealer.length === 2 && sum === 21 ? 'win' : 'lose'
    setChildren(
      insurance,
      `${t('blackjack.insure')} ${money(stake)} `,
      h('b', { 'data-result': result }, t(`blackjack.${result}`)),
    )
  }

  /** A hand's total as text; both totals where an ace may still count 1 or 11. */
  const sumOf = (view: BlackjackView, index: number): string => {
    const sum = view.totals[index]
    if (!sum) return ''
    return sum.soft && sum.total < 21 && view.phase !== 'done' ? `${sum.total - 10} / ${sum.total}` : String(sum.total)
  }

  return {
    sumOf,
    /** Shows the round as it stands; new cards come in one after another. */
    async show(view: BlackjackView, fresh: boolean) {
      if (fresh || seats.length !== view.hands.length) {
        seats = view.hands.map(makeSeat)
        setChildren(hands, ...seats.map((seat) => seat.element))
      }
      if (fresh) await dealerRow([])
      dealerTotal.textContent = ''
      if (fresh) setChildren(insurance)
      const dealer = view.phase === 'done' ? view.dealer : [...view.dealer, null]
      await Promise.all([
        ...view.hands.map((hand, index) =>
          seats[index]?.show(
            { ...hand, result: null },
            sumOf(view, index),
            view.phase !== 'done' && index === view.active,
            0,
          ),
        ),
        fresh ? dealerRow(view.phase === 'done' ? [view.dealer[0] ?? null, null] : dealer, 90) : null,
      ])
      await dealerRow(dealer, 150, 320)
      dealerTotal.textContent = view.dealer.length > 0 ? String(view.dealerTotal) : ''
      insure(view)
      if (view.phase === 'done') {
        await Promise.all(view.hands.map((hand, index) => seats[index]?.show(hand, sumOf(view, index), false, 0)))
      }
    },
  }
}
