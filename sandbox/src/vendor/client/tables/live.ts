import { call, hasEnded } from '../core/api.ts'
import { h, setChildren, s } from '../core/dom.ts'
import type { Frame } from '../core/frame.ts'
import { reportLastRound } from '../core/last-round.ts'
import { isLost } from '../core/recover.ts'
import { rememberSeen } from '../core/last-seen-round.ts'
import { notifyShell } from '../core/shell.ts'
import { readState } from '../core/game-session.ts'
import { money, t } from '../core/texts.ts'
import type { RoundView } from '../core/types.ts'

export interface Ticket {
  bets: { spot: string; amount: number }[]
  wins: { spot: string; amount: number }[]
}

/** The response of a live table: its clock, the result once drawn, who plays, the player's own bets. */
export interface LiveTable<Result> {
  round: number
  phase: 'betting' | 'closed' | 'result'
  left: number
  result: Result | null
  history: { round: number; result: Result }[]
  crowd: { players: number; bets: number }
  /** The player's own bets; one that is still being taken has no ticket yet. */
  mine: RoundView<Ticket | null>[]
  balance: number
}

const POLL_MS = 1500
const LENGTH: Record<LiveTable<unknown>['phase'], number> = { betting: 20_000, closed: 7000, result: 8000 }
const CIRCUMFERENCE = 2 * Math.PI * 20

export interface LiveHooks<Result> {
  /** Called for every response of the table. */
  update: (table: LiveTable<Result>) => void
  /** Once a round, when its result is known; `left`: ms until the result phase, 0 when that has begun. */
  result: (result: Result, left: number) => void
  /** Once a round, when its result phase begins; `isFirst` where this is the page's first response. */
  ended: (table: LiveTable<Result>, isFirst: boolean) => void
  history: (result: Result) => Node
}

/** Follows a live table: polls its state, shows clock, number of players and history, and calls the hooks. */
export function followTable<Result>(frame: Frame, hooks: LiveHooks<Result>) {
  const hand = s('circle', { r: 20, class: 'clock-hand', 'stroke-dasharray': CIRCUMFERENCE, transform: 'rotate(-90)' })
  const seconds = s('text', { y: 6, 'text-anchor': 'middle' })
  const clock = s(
    'svg',
    { viewBox: '-24 -24 48 48', class: 'clock', role: 'img', 'aria-label': t('live.clock') },
    s('circle', { r: 20, class: 'clock-face' }),
    hand,
    seconds,
  )
  const playerCount = h('span', { class: 'soft' })
  const history = h('div', { class: 'history', role: 'group', 'aria-label': t('live.history') })
  frame.stage.prepend(h('div', { class: 'live-bar' }, clock, playerCount, history))

  let now: LiveTable<Result> | null = null
  let ends = 0
  let revealedRound = -1
  let endedRound = -1

  const tick = (): void => {
    if (!now) return
    const left = Math.max(0, ends - performance.now())
    hand.style.strokeDashoffset = String(CIRCUMFERENCE * (1 - left / LENGTH[now.phase]))
    clock.dataset['phase'] = now.phase
    seconds.textContent = String(Math.ceil(left / 1000))
  }

  /**
   * Reports the player's bets whose result the page missed, for example on a locked phone, in the same way as on a
   * reload.
   */
  const reportMissed = async (missed: LiveTable<Result>['mine']): Promise<void> => {
    const state = await readState().catch(() => null)
    const ownRound = missed.find(({ id }) => id === state?.round?.id)
    if (!ownRound || !state?.round?.done) return
    reportLastRound(frame, state)
    rememberSeen(ownRound.id)
    notifyShell('ROUND_SETTLED')
  }

  const update = (table: LiveTable<Result>): void => {
    const isFirst = now === null
    const missed = now && now.round !== table.round && endedRound !== now.round ? now.mine : []
    const changed = now?.phase !== table.phase || now.round !== table.round
    now = table
    ends = performance.now() + table.left
    playerCount.textContent = t('live.players', { count: table.crowd.players })
    setChildren(history, ...table.history.slice(0, 12).map(({ result }) => hooks.history(result)))
    // The message about the last visit's round stays until the table's phase changes.
    if (changed && (!isFirst || frame.said() === '')) {
      const values = { seconds: Math.ceil(table.left / 1000) }
      if (table.phase === 'betting') frame.say(t('live.betting', values))
      if (table.phase === 'closed') frame.say(t('live.closed'))
    }
    hooks.update(table)
    if (table.result !== null && revealedRound !== table.round) {
      revealedRound = table.round
      hooks.result(table.result, table.phase === 'closed' ? table.left : 0)
    }
    if (table.phase === 'result' && endedRound !== table.round) {
      endedRound = table.round
      hooks.ended(table, isFirst)
      const ownRound = table.mine.findLast(({ done }) => done)
      if (ownRound) {
        rememberSeen(ownRound.id)
        notifyShell('ROUND_SETTLED')
      }
    }
    if (missed.length > 0) void reportMissed(missed)
    tick()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const poll = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      update(await call<LiveTable<Result>>('/live'))
    } catch (error) {
      if (hasEnded(error)) return frame.end(error)
      // The player need not do anything: the table is polled again below.
      if (isLost(error)) frame.say(t('reconnecting'), 'bad')
      else frame.fail(error)
    }
    // Polls again after POLL_MS, or as soon as the phase is over.
    const wait = Math.min(POLL_MS, Math.max(200, ends - performance.now() + 60))
    timer = setTimeout(() => void poll(), wait)
  }
  setInterval(tick, 250)
  void poll()
  return { poll, now: () => now }
}

/** The result of the player's bets in a round, in words; null without decided bets. */
export function liveOutcome(mine: readonly RoundView<unknown>[]): { text: string; good: boolean } | null {
  const decided = mine.filter(({ done }) => done)
  if (decided.length === 0) return null
  const stake = decided.reduce((sum, round) => sum + round.stake, 0)
  const payout = decided.reduce((sum, round) => sum + round.payout, 0)
  if (payout > stake) return { text: t('won', { amount: money(payout) }), good: true }
  return { text: payout > 0 ? t('returned', { amount: money(payout) }) : t('noWin'), good: false }
}

/** The player's confirmed stake on this round; a bet in flight still counts as chips on the table. */
export const liveStake = (mine: LiveTable<unknown>['mine']): number =>
  mine.reduce((sum, { stake, view }) => (view ? sum + stake : sum), 0)

/** Returns a function for the amount on a spot: confirmed bets of this round, or wins once it has ended. */
export function liveAmounts(mine: LiveTable<unknown>['mine'], ended: boolean): (spot: string) => number {
  const list = mine.flatMap(({ view }) => (ended ? view?.wins : view?.bets) ?? [])
  return (spot) => list.reduce((sum, entry) => sum + (entry.spot === spot ? entry.amount : 0), 0)
}
