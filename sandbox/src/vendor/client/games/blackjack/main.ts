import '../../styles/base.css'
import '../../styles/cards.css'
import './blackjack.css'
import { setChips } from '../../core/chips.ts'
import { h } from '../../core/dom.ts'
import { doubleTapOver } from '../../core/double-tap.ts'
import { announceOutcome } from '../../core/announce-outcome.ts'
import { recover } from '../../core/recover.ts'
import { moveRound, openRound } from '../../core/game-session.ts'
import { start } from '../../core/start.ts'
import { makeStepper } from '../../core/stepper.ts'
import { money, t } from '../../core/texts.ts'
import type { Answer, RoundView } from '../../core/types.ts'
import { makeTable } from './table.ts'
import type { BlackjackView } from './types.ts'

const MOVES = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const
const KEYS: Record<(typeof MOVES)[number], string> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  insure: 'i',
  decline: 'n',
}

void start<unknown, BlackjackView>((frame, gameSession) => {
  const { facts } = gameSession
  setChips(facts.stakes)
  const table = makeTable(frame.stage)
  let round: RoundView<BlackjackView> | null = gameSession.round
  let balance = gameSession.balance
  let busy = false

  const stake = makeStepper(facts.stakes, round?.view?.bet ?? facts.stakes[2] ?? 0)
  const deal = h('button', { type: 'button', class: 'primary main', onclick: () => void act(null) }, t('deal'))
  const betting = h('div', { class: 'group' }, stake.element, deal)
  const buttons = MOVES.map((move) =>
    h(
      'button',
      {
        type: 'button',
        class: move === 'hit' || move === 'decline' ? 'primary' : 'ghost',
        onclick: () => void act(move),
      },
      h('span', {}, t(`blackjack.${move}`)),
      ' ',
      h('kbd', {}, KEYS[move].toUpperCase()),
    ),
  )
  const playing = h('div', { class: 'group', role: 'group', 'aria-label': t('moves') }, ...buttons)
  frame.controls.append(betting, playing)

  const show = (): void => {
    const moves = round && !round.done && round.view ? round.view.moves : []
    betting.hidden = moves.length > 0
    playing.hidden = moves.length === 0
    deal.disabled = busy
    stake.enable(!busy)
    MOVES.forEach((move, index) => {
      const button = buttons[index]
      if (!button) return
      button.hidden = !moves.includes(move)
      button.disabled = busy
    })
  }

  /** The hands' totals in words, also for players who do not see the cards. */
  const sums = (view: BlackjackView): string =>
    t('blackjack.sums', {
      hand: view.hands.map((_, index) => table.sumOf(view, index)).join(' · '),
      dealer: view.dealerTotal,
    })
  const prompt = (view: BlackjackView): string => {
    if (view.phase === 'insurance')
      return `${sums(view)} ${t('blackjack.insuranceOffer', { amount: money(view.bet / 2) })}`
    const turnText = view.hands.length > 1 ? 'blackjack.yourHand' : 'blackjack.yourTurn'
    return `${sums(view)} ${t(turnText, { hand: view.active + 1 })}`
  }

  const apply = async (answer: Answer<BlackjackView>, fresh: boolean): Promise<void> => {
    round = answer.round
    balance = answer.balance
    if (!round?.view) return
    frame.setBalance(balance - (round.done ? round.payout : 0))
    await table.show(round.view, fresh)
    if (!round.done) return frame.say(prompt(round.view))
    const good = announceOutcome(frame, round, balance)
    return frame.say(`${sums(round.view)} ${frame.said()}`, good ? 'good' : 'plain')
  }

  async function act(move: (typeof MOVES)[number] | null): Promise<void> {
    if (busy) return
    const pressedAt = performance.now()
    busy = true
    show()
    try {
      if (move === null) {
        frame.say('')
        await apply(await openRound<BlackjackView>({ stake: stake.value() }), true)
      } else if (round) await apply(await moveRound<BlackjackView>(round, { type: move }), false)
    } catch (error) {
      const known = round?.id
      await recover(frame, error, round, (now) => apply(now, now.round?.id !== known))
    } finally {
      // Only where the buttons change: between two moves of a hand they stay where they are.
      if (move === null || round?.done) await doubleTapOver(pressedAt)
      busy = false
      show()
      // Moves the focus so that the next Space never triggers a move that costs more money.
      const next = buttons.find((button) => !button.hidden && button.classList.contains('primary'))
      const target = playing.hidden ? deal : next
      target?.focus({ preventScroll: true })
    }
  }

  const press = (move: (typeof MOVES)[number]) => (): void => {
    const button = buttons[MOVES.indexOf(move)]
    if (!playing.hidden && button && !button.hidden) button.click()
  }
  const main = (): void => (playing.hidden ? deal.click() : undefined)
  frame.keys({
    ' ': main,
    Enter: main,
    ArrowUp: () => stake.step(1),
    ArrowDown: () => stake.step(-1),
    ...Object.fromEntries(MOVES.map((move) => [KEYS[move], press(move)])),
  })
  frame.setBalance(balance)
  if (round?.view && !round.done) {
    void table.show(round.view, true)
    frame.say(`${t('resumed')} ${prompt(round.view)}`)
  } else frame.say(t('blackjack.welcome'))
  show()
})
