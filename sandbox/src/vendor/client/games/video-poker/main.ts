import '../../styles/base.css'
import '../../styles/cards.css'
import './video-poker.css'
import { cardElement, cardName, dealIn } from '../../core/cards.ts'
import { h, keepFocus, setChildren } from '../../core/dom.ts'
import { doubleTapOver } from '../../core/double-tap.ts'
import { announceOutcome } from '../../core/announce-outcome.ts'
import { recover } from '../../core/recover.ts'
import { moveRound, openRound } from '../../core/game-session.ts'
import { start } from '../../core/start.ts'
import { makeStepper } from '../../core/stepper.ts'
import { money, t } from '../../core/texts.ts'
import type { Answer, RoundView } from '../../core/types.ts'

interface PokerView {
  stake: number
  cards: number[]
  held: boolean[]
  hand: string | null
  phase: 'hold' | 'done'
}

const FIVE = [0, 1, 2, 3, 4]
const NONE: readonly boolean[] = FIVE.map(() => false)

void start<Record<string, number>, PokerView>((frame, gameSession) => {
  const { facts } = gameSession
  let round: RoundView<PokerView> | null = gameSession.round
  let held = [...NONE]
  let busy = false
  const stake = makeStepper(facts.stakes, round?.stake ?? facts.stakes[3] ?? 0)
  const rows = Object.entries(facts.pays).map(([hand, pays]) => ({
    hand,
    pays,
    amount: h('span', { class: 'num' }),
    element: h('li', {}, h('span', {}, t(`poker.${hand}`))),
  }))
  for (const row of rows) row.element.append(row.amount)
  const slots = FIVE.map((place) =>
    h('button', { type: 'button', class: 'slot', onmousedown: keepFocus, onclick: () => toggle(place) }),
  )
  const main = h('button', { type: 'button', class: 'primary main', onclick: () => void play() })
  frame.stage.append(
    h(
      'div',
      { class: 'poker' },
      h('ul', { class: 'poker-pays' }, ...rows.map((row) => row.element)),
      h('div', { class: 'slots' }, ...slots),
    ),
  )
  frame.controls.append(stake.element, main)

  const holding = (): boolean => round !== null && !round.done
  const prices = (): void => {
    for (const row of rows) row.amount.textContent = money(row.pays * (holding() ? (round?.stake ?? 0) : stake.value()))
  }
  stake.element.addEventListener('click', prices)

  function toggle(index: number): void {
    if (!holding() || busy) return
    held[index] = !held[index]
    show()
  }

  function show(): void {
    main.textContent = holding() ? t('poker.draw') : t('deal')
    main.disabled = busy
    stake.enable(!busy && !holding())
    prices()
    const hand = round?.view?.hand ?? null
    for (const row of rows) row.element.classList.toggle('on', row.hand === hand && !busy)
    slots.forEach((slot, index) => {
      const card = round?.view?.cards[index]
      slot.classList.toggle('held', held[index] === true)
      slot.setAttribute('aria-pressed', String(held[index] === true))
      slot.setAttribute('aria-label', card === undefined ? t('faceDown') : t('poker.card', { card: cardName(card) }))
      slot.disabled = !holding() || busy
      slot.dataset['held'] = t('poker.held')
    })
  }

  async function lay(cards: readonly (number | null)[], keep: readonly boolean[]): Promise<void> {
    let order = 0
    await Promise.all(
      cards.map(async (card, index) => {
        const slot = slots[index]
        if (!slot || keep[index]) return
        const made = cardElement(card)
        setChildren(slot, made)
        await dealIn(made, order++ * 110)
      }),
    )
  }

  async function take(answer: Answer<PokerView>, kept: readonly boolean[]): Promise<void> {
    round = answer.round
    if (!round) return
    frame.setBalance(answer.balance - (round.done ? round.payout : 0))
    await lay(round.view.cards, kept)
    const { hand } = round.view
    const named = hand ? `${t(`poker.${hand}`)} · ` : ''
    if (!round.done) return frame.say(named + t('poker.choose'))
    announceOutcome(frame, round, answer.balance)
    if (hand) frame.say(named + frame.said(), round.payout > round.stake ? 'good' : 'plain')
  }

  async function play(): Promise<void> {
    if (busy) return
    const pressedAt = performance.now()
    busy = true
    const drawing = holding() && round
    if (!drawing) held = [...NONE]
    frame.say('')
    show()
    try {
      const answer = drawing
        ? await moveRound<PokerView>(drawing, { type: 'draw', hold: held })
        : await openRound<PokerView>({ stake: stake.value() })
      await take(answer, drawing ? held : NONE)
    } catch (error) {
      await recover<PokerView>(frame, error, round, (now) => take(now, now.round?.id === round?.id ? held : NONE))
    } finally {
      await doubleTapOver(pressedAt)
      busy = false
      show()
    }
  }

  frame.keys({
    ' ': () => main.click(),
    Enter: () => main.click(),
    ArrowUp: () => {
      stake.step(1)
      prices()
    },
    ArrowDown: () => {
      stake.step(-1)
      prices()
    },
    ...Object.fromEntries(FIVE.map((place) => [String(place + 1), () => toggle(place)])),
  })
  frame.setBalance(gameSession.balance)
  void lay(round?.view?.cards ?? FIVE.map(() => null), NONE)
  if (holding()) frame.say(t('resumed'))
  else frame.say(t('blackjack.welcome'))
  show()
})
