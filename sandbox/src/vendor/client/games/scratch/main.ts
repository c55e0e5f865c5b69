import '../../styles/base.css'
import './scratch.css'
import { h } from '../../core/dom.ts'
import { doubleTapOver } from '../../core/double-tap.ts'
import { announceOutcome } from '../../core/announce-outcome.ts'
import { recover } from '../../core/recover.ts'
import { moveRound, openRound } from '../../core/game-session.ts'
import { start } from '../../core/start.ts'
import { makeStepper } from '../../core/stepper.ts'
import { money, t } from '../../core/texts.ts'
import type { Answer, RoundView } from '../../core/types.ts'
import { makeField } from './field.ts'

interface ScratchView {
  stake: number
  cells: number[]
  prize: number | null
  phase: 'bought' | 'done'
}

void start<{ tenths: number; oneIn: number }[], ScratchView>((frame, gameSession) => {
  const { facts, game } = gameSession
  let round: RoundView<ScratchView> | null = gameSession.round
  const isOpen = (): boolean => round !== null && !round.done
  let busy = false
  const price = makeStepper(facts.stakes, round?.stake ?? facts.stakes[1] ?? 0, t('scratch.price'))
  const buy = h('button', { type: 'button', class: 'primary main', onclick: () => void purchase() }, t('scratch.buy'))
  const reveal = h(
    'button',
    { type: 'button', class: 'primary main', onclick: () => scratchAll() },
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
  const tile = gameSession.pictures['A']
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
    const open = isOpen()
    buy.hidden = open
    reveal.hidden = !open
    buy.disabled = reveal.disabled = busy
    price.enable(!open && !busy)
  }
  /** Moves the focus from the button that was hidden to the one in its place: the same key continues with the card. */
  const moveFocus = (): void => {
    const next = isOpen() ? reveal : buy
    const active = document.activeElement
    if (!active || active === document.body || active.closest('[hidden]')) next.focus({ preventScroll: true })
  }
  const layOutCard = (card: RoundView<ScratchView> | null): void => {
    fields.forEach((field, index) => {
      const tenths = card?.view.cells[index]
      field.cover(tenths === undefined || !card ? '' : money((tenths * card.stake) / 10))
    })
  }

  /** Lays out a bought card to be scratched; shows the prize of one that is done. */
  async function applyAnswer(answer: Answer<ScratchView>): Promise<void> {
    const isKnown = answer.round?.id === round?.id
    round = answer.round
    if (!isKnown) layOutCard(round)
    if (!round?.done) {
      frame.setBalance(answer.balance)
      return frame.say(t('scratch.go'))
    }
    const { prize, cells } = round.view
    // A card that was scratched in another window, or by the house, is shown open as well.
    for (const field of fields) field.open()
    fields.forEach((field, index) => prize !== null && prize > 0 && cells[index] === prize && field.hit())
    announceOutcome(frame, round, answer.balance)
  }

  /**
   * Sends a bet or a move and applies its answer; meanwhile, and for a double tap after it, the buttons are disabled.
   */
  async function act(request: () => Promise<Answer<ScratchView>>): Promise<void> {
    const pressedAt = performance.now()
    busy = true
    show()
    try {
      await applyAnswer(await request())
    } catch (error) {
      await recover(frame, error, round, applyAnswer)
    } finally {
      await doubleTapOver(pressedAt)
      busy = false
      show()
      moveFocus()
    }
  }

  async function purchase(): Promise<void> {
    if (busy || isOpen()) return
    frame.say('')
    await act(() => openRound<ScratchView>({ stake: price.value() }))
  }

  // The card counts as scratched when all nine fields are open.
  async function check(): Promise<void> {
    const card = round
    if (!card || card.done || busy || fields.some((field) => !field.isOpen())) return
    await act(() => moveRound<ScratchView>(card, { type: 'reveal' }))
  }

  /** Opens all fields and reveals the card; also a retry where they are open but the response did not come. */
  function scratchAll(): void {
    for (const field of fields) field.open()
    void check()
  }

  frame.keys({
    ' ': () => (isOpen() ? reveal : buy).click(),
    Enter: () => (isOpen() ? reveal : buy).click(),
    ArrowUp: () => price.step(1),
    ArrowDown: () => price.step(-1),
  })
  frame.setBalance(gameSession.balance)
  layOutCard(isOpen() ? round : null)
  frame.say(isOpen() ? t('resumed') : t('scratch.welcome'))
  show()
})
