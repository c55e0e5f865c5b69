import { h } from '../core/dom.ts'
import { money, t } from '../core/texts.ts'
import type { Bets } from './bets.ts'

/** Undo, clear and repeat, and the sum of what lies on the table. */
export function makeTools(bets: Bets) {
  const undo = h('button', { type: 'button', class: 'ghost', onclick: () => bets.undo() }, t('undo'))
  const clear = h('button', { type: 'button', class: 'ghost', onclick: () => bets.clear() }, t('clear'))
  const repeat = h('button', { type: 'button', class: 'ghost', onclick: () => bets.repeat() }, t('repeat'))
  const sum = h('output', { class: 'num' })
  return {
    buttons: h('div', { class: 'tools' }, undo, clear, repeat),
    sum: h('div', { class: 'figure' }, h('small', {}, t('total')), sum),
    /** They do what the buttons do, where those may. */
    keys: { u: () => undo.click(), c: () => clear.click(), r: () => repeat.click() },
    show(on: boolean) {
      const total = bets.total()
      sum.value = money(total)
      undo.disabled = clear.disabled = !on || total === 0
      repeat.disabled = !on || !bets.canRepeat()
    },
  }
}
