import '../../styles/base.css'
import './scratch.css'
import { h } from '../../core/dom.ts'
import { announce } from '../../core/outcome.ts'
import { moveRound, openRound, readState } from '../../core/sitting.ts'
import { start } from '../../core/start.ts'
import { makeStepper } from '../../core/stepper.ts'
import { money, t } from '../../core/texts.ts'
import type { RoundView } from '../../core/types.ts'
import { makeField } from './field.ts'

interface ScratchView {
  stake: number
  cells: number[]
  prize: number | null
  phase: 'bought' | 'done'
}

void start<{ tenths: number; oneIn: number }[], ScratchView>((frame, sitting) => {
  const { facts, game } = sitting
  let round: RoundView<ScratchView> | null = sitting.round && !sitting.round.done ? sitting.round : null
  let busy = false
  const price = makeStepper(facts.stakes, round?.stake ?? facts.stakes[1] ?? 0, t('scratch.price'))
  const buy = h(
    'button',
    { type: 'button', class: 'primary main', onclick: () => void purchase() },
    t('scratch.buy'),
  )
  const reveal = h(
    'button',
    { type: 'button', class: 'primary main', onclick: () => fields.forEach((field) => field.open()) },
    t('scratch.reveal'),
  )
  const fields = Array.from({ length: 9 }, (_, index) => makeField(index + 1, () => void check()))
  const grid = h(
    'div',
    {
      class: 'fields',
      onpointermove: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && event.buttons === 0) return
        for (const field of fields) field.scratch(event.clientX, event.clientY)
      },
    },
    ...fields.map((field) => field.element),
  )
  const tile = sitting.pictures['A']
  frame.stage.append(
    h(
      'div',
      { class: 'ticket' },
      h(
        'div',
        { class: 'ticket-head' },
        tile ? h('img', { src: `/assets/${tile}`, alt: '', width: 128, height: 128 }) : null,
        h('div', {}, h('p', {}, game.name), h('small', {}, t('scratch.go'))),
      ),
      grid,
    ),
  )
  frame.controls.append(price.element, buy, reveal)
  frame.paytable(() =>
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, h('th', {}, t('scratch.prize')), h('th', {}, t('scratch.chance')))),
      h(
        'tbody',
        {},
        ...facts.pays.map(({ tenths, oneIn }) =>
          h(
            'tr',
            {},
            h('td', { class: 'num' }, money((tenths * price.value()) / 10)),
            h('td', {}, t('scratch.oneIn', { cards: oneIn.toLocaleString(document.documentElement.lang) })),
          ),
        ),
      ),
    ),
  )

  const show = (): void => {
    const open = round !== null
    buy.hidden = open
    reveal.hidden = !open
    buy.disabled = reveal.disabled = busy
    price.enable(!open && !busy)
  }
  const lay = (): void => {
    fields.forEach((field, place) => {
      const tenths = round?.view.cells[place]
      field.cover(tenths === undefined || !round ? '' : money((tenths * round.stake) / 10))
    })
  }

  async function purchase(): Promise<void> {
    if (busy || round) return
    busy = true
    frame.say('')
    show()
    try {
      const answer = await openRound<ScratchView>({ stake: price.value() })
      round = answer.round
      frame.setBalance(answer.balance)
      lay()
      frame.say(t('scratch.go'))
    } catch (error) {
      await readState<ScratchView>().then(
        (now) => {
          frame.setBalance(now.balance)
          if (now.round && !now.round.done) {
            round = now.round
            lay()
          }
        },
        () => undefined,
      )
      frame.fail(error)
    } finally {
      busy = false
      show()
    }
  }

  // The card counts as scratched when all nine fields are open.
  async function check(): Promise<void> {
    const card = round
    if (!card || busy || fields.some((field) => !field.isOpen())) return
    busy = true
    show()
    try {
      const answer = await moveRound<ScratchView>(card, { type: 'reveal' })
      const prize = answer.round?.view.prize ?? 0
      fields.forEach((field, place) => prize > 0 && card.view.cells[place] === prize && field.hit())
      if (answer.round) announce(frame, answer.round, answer.balance)
      round = null
    } catch (error) {
      frame.fail(error)
    } finally {
      busy = false
      show()
    }
  }

  frame.keys({
    ' ': () => (round ? reveal : buy).click(),
    Enter: () => (round ? reveal : buy).click(),
    ArrowUp: () => price.step(1),
    ArrowDown: () => price.step(-1),
  })
  frame.setBalance(sitting.balance)
  lay()
  frame.say(round ? t('resumed') : t('scratch.welcome'))
  show()
})
