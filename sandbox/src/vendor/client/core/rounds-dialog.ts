import { call } from './api.ts'
import { makeDialog } from './dialog.ts'
import { h, setChildren } from './dom.ts'
import { money, t } from './texts.ts'

interface PlayedRound {
  /** Milliseconds since 1970. */
  at: number
  status: string
  /** Minor units. */
  stake: number
  payout: number
}

interface Played {
  rounds: PlayedRound[]
  /** Sums of the last 24 hours at this game. */
  staked: number
  paid: number
}

const back = ({ status, payout }: PlayedRound): string => {
  if (status === 'rolled_back' || status === 'rolling') return t('rounds.returned')
  return status === 'settled' || status === 'paying' ? money(payout) : t('rounds.open')
}

/** A dialog with the player's last rounds at this game and the totals of the last 24 hours, as the server has them. */
export function makeRoundsDialog(): HTMLDialogElement {
  const { lang } = document.documentElement
  const clock = new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'medium' })
  const body = h('div', { class: 'info-body', tabindex: '0', 'aria-live': 'polite' })
  const dialog = makeDialog(t('rounds.title'), body)

  const draw = ({ rounds, staked, paid }: Played): void => {
    if (rounds.length === 0) return setChildren(body, h('p', {}, t('rounds.none')))
    const head = [t('rounds.time'), t('stake'), t('win')].map((title) => h('th', { scope: 'col' }, title))
    const lines = rounds.map((round) =>
      h(
        'tr',
        { class: round.status === 'settled' && round.payout > round.stake ? 'up' : null },
        h('td', {}, clock.format(round.at)),
        h('td', { class: 'num' }, money(round.stake)),
        h('td', { class: 'num' }, back(round)),
      ),
    )
    return setChildren(
      body,
      h('p', { class: 'day' }, t('rounds.day', { stake: money(staked), win: money(paid) })),
      h('table', { class: 'rounds' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...lines)),
    )
  }
  const read = (): void => {
    setChildren(body)
    call<Played>('/rounds').then(draw, () => setChildren(body, h('p', {}, t('error.busy'))))
  }
  dialog.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'open') read()
  })
  return dialog
}
