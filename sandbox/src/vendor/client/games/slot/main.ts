import '../../styles/base.css'
import './slot.css'
import { h } from '../../core/dom.ts'
import { pause } from '../../core/motion.ts'
import { announce } from '../../core/outcome.ts'
import { moveRound, openRound, readState } from '../../core/sitting.ts'
import { start } from '../../core/start.ts'
import { makeStepper } from '../../core/stepper.ts'
import { money, t } from '../../core/texts.ts'
import type { Answer, RoundView } from '../../core/types.ts'
import { slotPaytable } from './paytable.ts'
import { makeReels } from './reels.ts'
import { symbolPicture } from './symbols.ts'
import type { SlotPays, SlotView } from './types.ts'

const ROUND_MS = 2500
const FIRST = ['AEB', 'FWC', 'DSE', 'GAH', 'BHD']

void start<SlotPays, SlotView>((frame, sitting) => {
  const { facts, pictures } = sitting
  const reels = makeReels(facts.pays, pictures)
  const banner = h('p', { class: 'banner', hidden: true })
  const shownWin = h('output', { class: 'num' })
  const marquee = h(
    'div',
    { class: 'marquee', 'aria-hidden': 'true' },
    h('div', { class: 'crest' }, symbolPicture('A', pictures)),
    h('p', {}, sitting.game.name),
    h('small', {}, sitting.game.vendor),
  )
  frame.stage.append(marquee, h('div', { class: 'cabinet' }, banner, reels.element))

  let round: RoundView<SlotView> | null = sitting.round
  let busy = false
  let freeWon = round && !round.done ? (round.view?.freeWon ?? 0) : 0
  const stake = makeStepper(facts.stakes, round?.stake ?? facts.stakes[3] ?? 0)
  const spin = h('button', { type: 'button', class: 'primary main', onclick: () => void play() }, t('spin'))
  frame.controls.append(
    stake.element,
    h('div', { class: 'figure win' }, h('small', {}, t('win')), shownWin),
    spin,
  )
  frame.paytable(() => slotPaytable(facts.pays, pictures, stake.value()))
  frame.keys({
    ' ': () => spin.click(),
    Enter: () => spin.click(),
    ArrowUp: () => stake.step(1),
    ArrowDown: () => stake.step(-1),
  })

  const show = (): void => {
    const free = round !== null && !round.done && round.view ? round.view.freeLeft : 0
    spin.disabled = busy
    spin.textContent = free > 0 ? t('freeGame') : t('spin')
    stake.enable(!busy && free === 0)
    banner.hidden = free === 0 && round?.view?.spin.free !== true
    if (round?.view && !banner.hidden) {
      const values = {
        left: round.view.freeLeft,
        times: facts.pays.freeSpins?.multiplier ?? 1,
        amount: money((round.view.coins * round.stake) / facts.pays.coins),
      }
      banner.textContent = t('freeGames', values)
    }
  }

  const settle = (answer: Answer<SlotView>): void => {
    round = answer.round
    const view = round?.view
    if (!round || !view) return
    const paid = (view.coins * round.stake) / facts.pays.coins
    shownWin.value = paid > 0 ? money(paid) : ''
    reels.showWins(view.spin.wins)
    if (round.done) {
      const happy = announce(frame, round, answer.balance)
      frame.stage.classList.toggle('happy', happy)
    } else if (view.freeWon > freeWon) frame.say(t('freeGamesWon', { games: view.freeWon - freeWon }), 'good')
    freeWon = round.done ? 0 : view.freeWon
  }

  async function play(): Promise<void> {
    if (busy) return
    busy = true
    const begun = performance.now()
    shownWin.value = ''
    frame.stage.classList.remove('happy')
    frame.say('')
    reels.clear()
    show()
    try {
      const open = round !== null && !round.done && round.view ? round : null
      const answer = open
        ? await moveRound<SlotView>(open, { type: 'spin' })
        : await openRound<SlotView>({ stake: stake.value() })
      const payout = answer.round?.done ? answer.round.payout : 0
      frame.setBalance(answer.balance - payout)
      await reels.spin(answer.round?.view?.spin.columns ?? FIRST)
      settle(answer)
    } catch (error) {
      // What the table says is what counts: an answer may have been lost after the spin.
      await readState<SlotView>().then(
        (now) => {
          round = now.round
          frame.setBalance(now.balance)
        },
        () => undefined,
      )
      frame.fail(error)
    } finally {
      await pause(ROUND_MS - (performance.now() - begun), true)
      busy = false
      show()
    }
  }

  reels.set(round?.view?.spin.columns ?? FIRST)
  frame.setBalance(sitting.balance)
  if (round && !round.done && round.view) {
    frame.say(t('resumed'))
    stake.enable(false)
  }
  busy = sitting.wait > 0
  if (busy)
    void pause(sitting.wait, true).then(() => {
      busy = false
      show()
    })
  show()
})
