import { h, setChildren, s } from '../../core/dom.ts'
import { animate, isStill } from '../../core/motion.ts'
import { t } from '../../core/texts.ts'
import { LETTERS, symbolPicture } from './symbols.ts'
import type { SlotPays, SlotWin } from './types.ts'

const FIRST_STOP_MS = 900
const BETWEEN_STOPS_MS = 260
const SHOW_WIN_MS = 1100

/** The places of a win's symbols, as [reel, row]. */
function placesOf(win: SlotWin, columns: readonly string[], pays: SlotPays): [number, number][] {
  const places: [number, number][] = []
  columns.forEach((column, reel) => {
    if (win.line >= 0) {
      if (reel < win.count) places.push([reel, pays.layout.lines?.[win.line]?.[reel] ?? 0])
      return
    }
    const wanted = win.line === -1 ? 'S' : `${win.symbol}W`
    if (win.line === -2 && reel >= win.count) return
    for (const [row, letter] of [...column].entries()) if (wanted.includes(letter)) places.push([reel, row])
  })
  return places
}

/** Five reels of three cells, their spin, and the marks of winning symbols. */
export function makeReels(pays: SlotPays, pictures: Record<string, string | undefined>) {
  const cell = (letter: string): HTMLElement =>
    h('div', { class: `cell sym-${letter}` }, symbolPicture(letter, pictures))
  const strips = Array.from({ length: 5 }, () => h('div', { class: 'strip' }))
  const lines = s('svg', {
    class: 'lines',
    viewBox: '0 0 500 300',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  })
  const element = h(
    'div',
    { class: 'reels', role: 'img', 'aria-label': t('reels') },
    ...strips.map((strip) => h('div', { class: 'reel' }, strip)),
    lines,
  )
  let columns: readonly string[] = []
  let cycle: ReturnType<typeof setInterval> | undefined

  const clear = (): void => {
    clearInterval(cycle)
    setChildren(lines)
    element.classList.remove('winning')
    for (const marked of element.querySelectorAll('.won')) marked.classList.remove('won')
  }

  const mark = (win: SlotWin): void => {
    const places = placesOf(win, columns, pays)
    element.classList.add('winning')
    for (const [reel, row] of places) strips[reel]?.children[row]?.classList.add('won')
    const rows = win.line >= 0 ? pays.layout.lines?.[win.line] : undefined
    if (!rows) return
    const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')
    lines.append(s('polyline', { points, class: 'line-glow' }), s('polyline', { points, class: 'line' }))
  }

  return {
    element,
    clear,
    /** Sets the visible symbols without a spin. */
    set(next: readonly string[]) {
      clear()
      columns = next
      next.forEach((column, reel) => setChildren(strips[reel] ?? element, ...[...column].map(cell)))
    },
    /** Spins to the given symbols; resolves when the last reel has stopped. */
    async spin(next: readonly string[]) {
      clear()
      const before = columns
      columns = next
      await Promise.all(
        next.map(async (column, reel) => {
          const strip = strips[reel]
          if (!strip) return
          const passing = Array.from(
            { length: 10 + reel * 4 },
            () => LETTERS[Math.floor(Math.random() * LETTERS.length)] ?? 'H',
          )
          const letters = isStill() ? [...column] : [...column, ...passing, ...(before[reel] ?? '')]
          setChildren(strip, ...letters.map(cell))
          const shift = ((letters.length - 3) / 3) * 100
          await animate(
            strip,
            [
              { transform: `translateY(-${shift}%)` },
              { transform: 'translateY(1.6%)', offset: 0.94 },
              { transform: 'none' },
            ],
            { duration: FIRST_STOP_MS + reel * BETWEEN_STOPS_MS, easing: 'cubic-bezier(.25,.4,.35,1)' },
          )
          setChildren(strip, ...[...column].map(cell))
        }),
      )
    },
    /** Marks the wins, one after another until the next spin; all at once with motion turned off. */
    showWins(wins: readonly SlotWin[]) {
      clear()
      if (wins.length === 0) return
      if (isStill() || wins.length === 1) {
        wins.forEach(mark)
        return
      }
      let shown = 0
      const next = (): void => {
        setChildren(lines)
        for (const marked of element.querySelectorAll('.won')) marked.classList.remove('won')
        const win = wins[shown++ % wins.length]
        if (win) mark(win)
      }
      next()
      cycle = setInterval(next, SHOW_WIN_MS)
    },
  }
}
