import { chipElement, setChips } from '../core/chips.ts'
import { h, keepFocus } from '../core/dom.ts'
import { money, t } from '../core/texts.ts'

/** The chips to choose from; a radio group. */
export function makeRack(stakes: readonly number[], start = 2) {
  setChips(stakes)
  let chosen = Math.min(start, stakes.length - 1)
  const chips = stakes.map((stake, index) =>
    h(
      'button',
      {
        type: 'button',
        role: 'radio',
        class: 'rack-chip',
        'aria-label': money(stake),
        title: money(stake),
        onmousedown: keepFocus,
        onclick: () => choose(index),
      },
      chipElement(stake),
    ),
  )
  function choose(index: number): void {
    chosen = Math.min(stakes.length - 1, Math.max(0, index))
    chips.forEach((chip, index) => {
      chip.setAttribute('aria-checked', String(index === chosen))
      chip.tabIndex = index === chosen ? 0 : -1
    })
  }
  choose(chosen)
  const element = h(
    'div',
    {
      class: 'rack',
      role: 'radiogroup',
      'aria-label': t('chips'),
      onkeydown: (event: KeyboardEvent) => {
        const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
        if (by === undefined) return
        event.preventDefault()
        event.stopPropagation()
        choose(chosen + by)
        chips[chosen]?.focus()
      },
    },
    ...chips,
  )
  return { element, value: () => stakes[chosen] ?? 0, step: (by: number) => choose(chosen + by) }
}
