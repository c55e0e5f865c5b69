import { h, icon } from '../core/dom.ts'
import { money, t } from '../core/texts.ts'
import type { Bets } from './bets.ts'

const UNDO = 'M9 14 4 9l5-5M4 9h9.5a5.5 5.5 0 0 1 0 11H11'
const CLEAR = 'M6 6l12 12M18 6 6 18'
const REPEAT = 'M4 12a8 8 0 0 1 14-5.3l2 2M20 4v4.7h-4.7M20 12a8 8 0 0 1-14 5.3l-2-2M4 20v-4.7h4.7'

/** A tool button with its label, or its icon where there is no room for labels beside the stage. */
const tool = (label: string, path: string, press: () => void): HTMLButtonElement =>
  h(
    'button',
    { type: 'button', class: 'ghost', 'aria-label': label, title: label, onclick: press },
    icon(path),
    h('span', {}, label),
  )

/** Undo, clear and repeat, and the sum of all bets. */
export function makeBetTools(bets: Bets) {
  const undo = tool(t('undo'), UNDO, () => bets.undo())
  const clear = tool(t('clear'), CLEAR, () => bets.clear())
  const repeat = tool(t('repeat'), REPEAT, () => bets.repeat())
  const sum = h('output', { class: 'num' })
  return {
    buttons: h('div', { class: 'tools' }, undo, clear, repeat),
    sum: h('div', { class: 'figure' }, h('small', {}, t('total')), sum),
    /** Keys that press the buttons; a disabled button does nothing. */
    keys: { u: () => undo.click(), c: () => clear.click(), r: () => repeat.click() },
    show(on: boolean, placed: number) {
      const total = bets.total()
      sum.value = money(placed + total)
      undo.disabled = clear.disabled = !on || total === 0
      repeat.disabled = !on || !bets.canRepeat()
    },
  }
}
