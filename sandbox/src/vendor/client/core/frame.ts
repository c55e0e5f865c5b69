import { GameError, setWaitingListener } from './api.ts'
import { h, icon, setChildren } from './dom.ts'
import { makeInfoDialog } from './info-dialog.ts'
import { isStill, toggleMotion } from './motion.ts'
import { makeRoundsDialog } from './rounds-dialog.ts'
import { notifyShell } from './shell.ts'
import { stopGame } from './stop-game.ts'
import { money, t } from './texts.ts'
import type { GameSession } from './types.ts'

type Tone = 'plain' | 'good' | 'bad'

/** The frame of a game page: name and tools at the top, then the stage, a line for messages, and the controls. */
export interface Frame {
  stage: HTMLElement
  controls: HTMLElement
  /** Shows a message; screen readers announce it. */
  say: (text: string, tone?: Tone) => void
  /** The current message. */
  said: () => string
  setBalance: (minor: number) => void
  /** Shows what went wrong; notifies the site when money is missing. */
  fail: (error: unknown) => void
  /** The game session is over: replaces the game with a message that says so. */
  end: (error: GameError) => void
  /** Sets the function that draws the paytable of the rules dialog. */
  paytable: (draw: () => Node | null) => void
  /** Sets key handlers, active while no dialog is open; Space and Enter press the game's main button. */
  keys: (table: Record<string, () => void>) => void
}

// A site that embeds the game already shows its name above it.
document.documentElement.classList.toggle('framed', window.parent !== window)

/** An open book: the site that embeds the game has an (i) of its own for what the game is. */
const BOOK = 'M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2Zm0 0v13'
const ROUNDS = 'M12 7v5l3.5 2M3.6 9A9 9 0 1 1 3 12.6M3.2 4v5h5'
const MOVING = 'M4 12h10M4 7h7M4 17h7M15 7l5 5-5 5'

/**
 * Draws the frame of a session's game into `root`: bar, rules, rounds and messages. Stage and controls are left empty
 * for the game to fill.
 */
export function makeFrame(root: HTMLElement, gameSession: GameSession<unknown, unknown>): Frame {
  const stage = h('section', { class: 'stage' })
  const controls = h('footer', { class: 'controls' })
  const message = h('p', { class: 'message', role: 'status', 'aria-live': 'polite' })
  const balance = h('output', { class: 'num' })
  let drawTable: () => Node | null = () => null

  const tool = (label: string, path: string, press: () => void): HTMLButtonElement =>
    h('button', { type: 'button', class: 'icon', 'aria-label': label, title: label, onclick: press }, icon(path))
  const motion = tool(t('reduceMotion'), MOVING, () => {
    toggleMotion()
    motion.setAttribute('aria-pressed', String(isStill()))
  })
  motion.setAttribute('aria-pressed', String(isStill()))
  const show = (dialog: HTMLDialogElement): void => {
    if (!dialog.isConnected) root.append(dialog)
    dialog.showModal()
  }
  let info: HTMLDialogElement | null = null
  let played: HTMLDialogElement | null = null
  const rules = tool(t('rules'), BOOK, () => {
    // Redrawn each time: the paytable shows amounts for the current stake.
    info?.remove()
    show((info = makeInfoDialog(gameSession.game.name, gameSession.facts, drawTable)))
  })
  const rounds = tool(t('rounds.title'), ROUNDS, () => show((played ??= makeRoundsDialog())))

  setChildren(
    root,
    h(
      'header',
      { class: 'bar' },
      h('h1', { lang: 'en' }, gameSession.game.name),
      h('small', { class: 'vendor', lang: 'en' }, gameSession.game.vendor),
      h(
        'small',
        { class: 'limits' },
        `${t('limits')} ${money(gameSession.facts.minStake)} – ${money(gameSession.facts.maxStake)}`,
      ),
      gameSession.fun && h('span', { class: 'tag' }, t('playMoney')),
      h('div', { class: 'wallet' }, h('small', {}, t('balance')), balance),
      motion,
      rounds,
      rules,
    ),
    stage,
    message,
    controls,
  )

  const say = (text: string, tone: Tone = 'plain'): void => {
    message.dataset['tone'] = tone
    message.textContent = text
  }
  setWaitingListener((waiting) => {
    if (waiting === 'lost') say(t('reconnecting'), 'bad')
    else if (waiting === 'slow') say(t('slow'))
    else if ([t('reconnecting'), t('slow')].includes(message.textContent)) say('')
  })
  let table: Record<string, () => void> = {}
  document.addEventListener('keydown', (event) => {
    // A key that is held down counts as one press, so that it does not start round after round.
    if (event.repeat && (event.key === ' ' || event.key === 'Enter')) event.preventDefault()
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || root.querySelector('dialog[open]')) return
    const onControl = event.target instanceof HTMLButtonElement && !event.target.classList.contains('main')
    if (onControl && (event.key === ' ' || event.key === 'Enter')) return
    const action = table[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!action) return
    event.preventDefault()
    action()
  })

  return {
    stage,
    controls,
    say,
    said: () => message.textContent ?? '',
    setBalance(minor) {
      balance.value = money(minor)
    },
    fail(error) {
      const code = error instanceof GameError ? error.code : 'busy'
      const isShort = code === 'insufficient'
      say(t(isShort && gameSession.fun ? 'error.insufficientFun' : `error.${code}`), 'bad')
      if (isShort && !gameSession.fun) notifyShell('INSUFFICIENT_FUNDS')
      if (!(error instanceof GameError)) throw error
    },
    end(error) {
      table = {}
      stopGame(root, error.code)
    },
    paytable(draw) {
      drawTable = draw
    },
    keys(added) {
      table = { ...table, ...added }
    },
  }
}
