import { h } from './dom.ts'
import { money, t } from './texts.ts'

export interface Stepper {
  element: HTMLElement
  value: () => number
  enable: (on: boolean) => void
  step: (by: number) => void
}

/** A minus button, the stake and a plus button, to step through the stakes that the game allows. */
export function makeStepper(stakes: readonly number[], begin: number, label = t('stake')): Stepper {
  let index = Math.max(0, stakes.indexOf(begin))
  let on = true
  const output = h('output', { class: 'num' })
  const less = h('button', { type: 'button', 'aria-label': t('stakeLess'), onclick: () => step(-1) }, '−')
  const more = h('button', { type: 'button', 'aria-label': t('stakeMore'), onclick: () => step(1) }, '+')
  const show = (): void => {
    output.value = money(stakes[index] ?? 0)
    less.disabled = !on || index === 0
    more.disabled = !on || index === stakes.length - 1
  }
  function step(by: number): void {
    if (!on) return
    index = Math.min(stakes.length - 1, Math.max(0, index + by))
    show()
  }
  show()
  return {
    element: h(
      'div',
      { class: 'stepper', role: 'group', 'aria-label': label },
      less,
      h('div', { class: 'figure' }, h('small', {}, label), output),
      more,
    ),
    value: () => stakes[index] ?? 0,
    enable(state) {
      on = state
      show()
    },
    step,
  }
}
