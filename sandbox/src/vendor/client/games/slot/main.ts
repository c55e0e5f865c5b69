import '../../styles/base.css'
import './slot.css'
import { h } from '../../core/dom.ts'
import { announceOutcome } from '../../core/announce-outcome.ts'
import { moveRound, openRound } from '../../core/game-session.ts'
import { makeSpinControls } from '../../core/spin-controls.ts'
import { start } from '../../core/start.ts'
import { money, t } from '../../core/texts.ts'
import { makeMarquee } from './marquee.ts'
import { slotPaytable } from './paytable.ts'
import { makeReels } from './reels.ts'
import type { SlotPays, SlotView } from './types.ts'

const FIRST = ['AEB', 'FWC', 'DSE', 'GAH', 'BHD']

void start<SlotPays, SlotView>((frame, gameSession) => {
  const { facts, pictures } = gameSession
  const reels = makeReels(facts.pays, pictures)
  const banner = h('p', { class: 'banner', hidden: true })
  frame.stage.append(makeMarquee(gameSession), h('div', { class: 'cabinet' }, banner, reels.element))
  const resumedRound = gameSession.round
  let freeWon = resumedRound && !resumedRound.done ? (resumedRound.view?.freeWon ?? 0) : 0

  const spinControls = makeSpinControls<SlotView>(frame, gameSession, {
    clear: reels.clear,
    ask: (round, stake) =>
      round && !round.done && round.view ? moveRound(round, { type: 'spin' }) : openRound({ stake }),
    holdsStake: (round) => !round.done && (round.view?.freeLeft ?? 0) > 0,
    goOn: t('freeGame'),
    async show({ round, balance }) {
      const view = round?.view
      await reels.spin(view?.spin.columns ?? FIRST)
      if (!round || !view) return
      spinControls.setWin((view.coins * round.stake) / facts.pays.coins)
      frame.stage.classList.toggle('quiet', round.done && round.payout <= round.stake)
      reels.showWins(view.spin.wins)
      if (round.done) frame.stage.classList.toggle('happy', announceOutcome(frame, round, balance))
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
      const round = spinControls.round()
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
  frame.paytable(() => slotPaytable(facts.pays, pictures, spinControls.stake()))
  reels.set(resumedRound?.view?.spin.columns ?? FIRST)
  if (resumedRound && !resumedRound.done && resumedRound.view) frame.say(t('resumed'))
  spinControls.refresh()
})
