import '../../styles/base.css'
import './slot.css'
import { h } from '../../core/dom.ts'
import { announce } from '../../core/outcome.ts'
import { moveRound, openRound } from '../../core/sitting.ts'
import { makeSpinDeck } from '../../core/spin-deck.ts'
import { start } from '../../core/start.ts'
import { money, t } from '../../core/texts.ts'
import { makeMarquee } from './marquee.ts'
import { slotPaytable } from './paytable.ts'
import { makeReels } from './reels.ts'
import type { SlotPays, SlotView } from './types.ts'

const FIRST = ['AEB', 'FWC', 'DSE', 'GAH', 'BHD']

void start<SlotPays, SlotView>((frame, sitting) => {
  const { facts, pictures } = sitting
  const reels = makeReels(facts.pays, pictures)
  const banner = h('p', { class: 'banner', hidden: true })
  frame.stage.append(makeMarquee(sitting), h('div', { class: 'cabinet' }, banner, reels.element))
  const begun = sitting.round
  let freeWon = begun && !begun.done ? (begun.view?.freeWon ?? 0) : 0

  const deck = makeSpinDeck<SlotView>(frame, sitting, {
    clear: reels.clear,
    ask: (round, stake) =>
      round && !round.done && round.view ? moveRound(round, { type: 'spin' }) : openRound({ stake }),
    holdsStake: (round) => !round.done && (round.view?.freeLeft ?? 0) > 0,
    goOn: t('freeGame'),
    async show({ round, balance }) {
      const view = round?.view
      await reels.spin(view?.spin.columns ?? FIRST)
      if (!round || !view) return
      deck.setWin((view.coins * round.stake) / facts.pays.coins)
      frame.stage.classList.toggle('quiet', round.done && round.payout <= round.stake)
      reels.showWins(view.spin.wins)
      if (round.done) frame.stage.classList.toggle('happy', announce(frame, round, balance))
      else if (view.freeWon > freeWon) frame.say(t('freeGamesWon', { games: view.freeWon - freeWon }), 'good')
      else
        frame.say(
          view.spin.coins > 0
            ? t('won', { amount: money((view.spin.coins * round.stake) / facts.pays.coins) })
            : t('noWin'),
        )
      freeWon = round.done ? 0 : view.freeWon
    },
    refresh() {
      const round = deck.round()
      const free = round !== null && !round.done && round.view ? round.view.freeLeft : 0
      banner.hidden = free === 0 && round?.view?.spin.free !== true
      if (!round?.view || banner.hidden) return
      banner.textContent = t('freeGames', {
        left: round.view.freeLeft,
        times: facts.pays.freeSpins?.multiplier ?? 1,
        amount: money((round.view.coins * round.stake) / facts.pays.coins),
      })
    },
  })
  frame.paytable(() => slotPaytable(facts.pays, pictures, deck.stake()))
  reels.set(begun?.view?.spin.columns ?? FIRST)
  if (begun && !begun.done && begun.view) frame.say(t('resumed'))
  deck.refresh()
})
