import { h } from '../core/dom.ts'
import type { Frame } from '../core/frame.ts'
import { makeBets } from './bets.ts'
import { makeRack } from './chip-rack.ts'
import { makeBetTools } from './bet-tools.ts'

/** The part that differs from table to table: where bets are shown and placed. */
export interface TableParts {
  draw: (amount: (spot: string) => number) => void
  open: (state: boolean) => void
  /** Keys that place a chip: key -> spot. */
  keys?: Readonly<Record<string, string>>
}

interface BettingOptions {
  stakes: readonly number[]
  /** Index of the chip that is selected at first. */
  chip: number
  /** The main button's label and action. */
  label: string
  press: () => void
  /** Called when the chips on the table have changed. */
  changed: () => void
}

/** The controls of every table: the chip rack, the bets, undo/clear/repeat, one main button, and their keys. */
export function makeBetting(frame: Frame, { stakes, chip, label, press, changed }: BettingOptions) {
  const rack = makeRack(stakes, chip)
  const bets = makeBets(changed)
  const tools = makeBetTools(bets)
  const main = h('button', { type: 'button', class: 'primary main', onclick: press }, label)
  let isOpen = false
  frame.controls.append(rack.element, tools.buttons, tools.sum, main)
  frame.keys({ ' ': () => main.click(), Enter: () => main.click(), ...tools.keys })
  return {
    bets,
    /** The value of the selected chip. */
    chip: rack.value,
    /** `placed`: the amount already staked, besides the chips that lie on the table. */
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
