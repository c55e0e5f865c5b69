import { chipElement } from '../core/chips.ts'
import { h, keepFocus, setChildren } from '../core/dom.ts'
import { money, t } from '../core/texts.ts'
import type { Bets } from './bets.ts'
import { aim } from './aim.ts'
import { colourOf, AREAS } from './spots.ts'
import type { SpotArea } from './spots.ts'

/** A winning number, with its colour, in words. */
export const numberText = (number: number): string =>
  t('roulette.result', { number, colour: t(`roulette.${colourOf(number)}`) })

/** The name of a spot, for players. */
export function spotName(spot: string): string {
  if (/^\d+$/.test(spot)) return t('roulette.number', { numbers: spot })
  if (spot.startsWith('column')) return `${t(`roulette.${spot}`)}, 2:1`
  return /^\d/.test(spot) ? t('roulette.numbers', { numbers: spot.replaceAll('-', ', ') }) : t(`roulette.${spot}`)
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest spot in a direction on the screen. */
function neighbour(
  from: HTMLElement,
  all: readonly HTMLElement[],
  [dx, dy]: [number, number],
): HTMLElement | undefined {
  const middle = (element: HTMLElement): [number, number] => {
    const box = element.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const [x, y] = middle(from)
  let best: HTMLElement | undefined
  let lowest = Infinity
  for (const other of all) {
    const [ox, oy] = middle(other)
    const ahead = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    if (ahead < 4 || other.offsetParent === null) continue
    const cost = ahead + aside * 3
    if (cost < lowest) [best, lowest] = [other, cost]
  }
  return best
}

/**
 * The betting layout: a button for every spot, one tab stop for all, arrow keys move within. A click places a chip,
 * a finger near an edge or a corner places it on the line there; Backspace takes the last one back.
 */
export function makeBettingLayout(bets: Bets, chip: () => number) {
  let open = true
  const spots = new Map<string, HTMLElement>()
  let pointer = ''
  // Some browsers' clicks have no pointerType: use the last pointerdown's, or none for a key (detail 0).
  const aimed = (event: PointerEvent, spot: string): string => {
    const { pointerType: by = event.detail > 0 ? pointer : '' } = event as Partial<PointerEvent>
    return by === 'touch' || by === 'pen' ? aim(event, spot, spots) : spot
  }

  /** Shows which numbers a bet on the lines covers. */
  const cover = (spot: string | null): void => {
    for (const button of element.querySelectorAll('.covered')) button.classList.remove('covered')
    if (spot?.includes('-')) for (const number of spot.split('-')) spots.get(number)?.classList.add('covered')
  }
  const make = ({ spot, x, y, width, height, kind }: SpotArea): HTMLElement => {
    const word =
      kind === 'line' ? '' : /^\d/.test(spot) ? spot : spot.startsWith('column') ? '2:1' : t(`roulette.${spot}`)
    const tone = /^\d+$/.test(spot) ? colourOf(Number(spot)) : spot
    const button = h(
      'button',
      {
        type: 'button',
        tabindex: -1,
        class: `spot ${kind} tone-${tone}`,
        onmousedown: keepFocus,
        onpointerdown: (event: PointerEvent) => {
          pointer = event.pointerType
          cover(aimed(event, spot))
        },
        onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && cover(spot),
        onpointerleave: () => cover(null),
        onfocus: () => cover(spot),
        onblur: () => cover(null),
        onclick: (event: PointerEvent) => {
          if (open) bets.add(aimed(event, spot), chip())
        },
      },
      h('span', {}, word),
      h('i'),
    )
    const { style } = button
    for (const [name, value] of Object.entries({ x, y, w: width, h: height }))
      style.setProperty(`--${name}`, String(value))
    spots.set(spot, button)
    return button
  }
  const all = AREAS.map(make)
  const element = h(
    'div',
    {
      class: 'betting-layout',
      role: 'group',
      'aria-label': t('roulette.layout'),
      onkeydown: (event: KeyboardEvent) => {
        const arrow = ARROWS[event.key]
        if (event.key === 'Backspace' && open) bets.undo()
        if (!arrow || !(event.target instanceof HTMLElement)) return
        event.preventDefault()
        event.stopPropagation()
        const next = neighbour(event.target, all, arrow)
        if (!next) return
        event.target.tabIndex = -1
        next.tabIndex = 0
        next.focus()
      },
    },
    ...all,
  )
  const first = spots.get('17')
  if (first) first.tabIndex = 0

  const draw = (amounts: (spot: string) => number): void => {
    for (const [spot, button] of spots) {
      const amount = amounts(spot)
      const holder = button.querySelector('i')
      if (holder) setChildren(holder, amount > 0 && chipElement(amount))
      button.setAttribute(
        'aria-label',
        amount > 0 ? t('betOn', { spot: spotName(spot), amount: money(amount) }) : spotName(spot),
      )
    }
  }
  return {
    element,
    draw,
    /** Sets whether the betting layout accepts bets. */
    open(state: boolean) {
      open = state
      element.classList.toggle('bets-closed', !state)
      for (const button of spots.values()) button.setAttribute('aria-disabled', String(!state))
    },
    /** Marks the winning number; null removes the mark. */
    mark(number: number | null) {
      for (const button of element.querySelectorAll('.drawn')) button.classList.remove('drawn')
      if (number === null) return
      const spot = spots.get(String(number))
      spot?.classList.add('drawn')
      spot?.scrollIntoView({ block: 'nearest' })
    },
  }
}
