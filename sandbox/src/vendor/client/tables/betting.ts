import { h } from '../core/dom.ts'
import type { Frame } from '../core/frame.ts'
import { makeBets } from './bets.ts'
import { makeRack } from './chip-rack.ts'
import { makeTools } from './tools.ts'

/** Where bets are shown and put; what differs from one table to the next. */
export interface TableParts {
  draw: (amount: (spot: string) => number) => void
  open: (state: boolean) => void
  /** Keys that put a chip, with their spots. */
  keys?: Readonly<Record<string, string>>
}

interface Wanted {
  stakes: readonly number[]
  /** The place of the chip that is chosen at first. */
  chip: number
  /** What the main button says and does. */
  label: string
  press: () => void
  /** What lies on the table has changed. */
  changed: () => void
}

/** What every table is played with: the chips, what lies where, its tools, one main button, and their keys. */
export function makeBetting(frame: Frame, { stakes, chip, label, press, changed }: Wanted) {
  const rack = makeRack(stakes, chip)
  const bets = makeBets(changed)
  const tools = makeTools(bets)
  const main = h('button', { type: 'button', class: 'primary main', onclick: press }, label)
  let isOpen = false
  frame.controls.append(rack.element, tools.buttons, tools.sum, main)
  frame.keys({ ' ': () => main.click(), Enter: () => main.click(), ...tools.keys })
  return {
    bets,
    /** The chip that is chosen. */
    chip: rack.value,
    /** `placed`: what is staked already, beside the chips that lie there. */
    show(on: boolean, placed = 0) {
      isOpen = on
      tools.show(on, placed)
      main.disabled = !on || bets.total() === 0
    },
    spotKeys(keys: TableParts['keys'] = {}) {
      const put = (spot: string) => () => isOpen && bets.add(spot, rack.value())
      frame.keys(Object.fromEntries(Object.entries(keys).map(([key, spot]) => [key, put(spot)])))
    },
  }
}
