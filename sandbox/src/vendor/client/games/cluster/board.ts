import { h, setChildren } from '../../core/dom.ts'
import { animate, pause, isStill } from '../../core/motion.ts'
import { t } from '../../core/texts.ts'
import { symbolPicture } from '../slot/symbols.ts'
import type { ClusterWin } from './types.ts'

const LEAVE_MS = 320
const DROP_MS = 620
const BETWEEN_COLUMNS_MS = 70
const SHOW_WIN_MS = 900
const CLEAR_MS = 220

const DROP = 'cubic-bezier(.3,.1,.4,1.12)'

/** How many places each cell has fallen since the last board; new cells fall in from above as one stack. */
export function distances(cleared: ReadonlySet<number>, side: number): number[] {
  const fallen: number[] = []
  for (let column = 0; column < side; column++) {
    const rows = Array.from({ length: side }, (_, row) => row)
    const remaining = rows.filter((row) => !cleared.has(column * side + row))
    const fresh = side - remaining.length
    for (const row of rows) {
      const from = row < fresh ? row - fresh : (remaining[row - fresh] ?? row)
      fallen[column * side + row] = row - from
    }
  }
  return fallen
}

/** The square board: its cells column by column, how they fall, and the marks of winning clusters. */
export function makeBoard(side: number, pictures: Record<string, string | undefined>) {
  const element = h('div', { class: 'board', role: 'img', 'aria-label': t('cluster.board') })
  let cells: HTMLElement[] = []
  let shown: readonly string[] = []
  let cleared: ReadonlySet<number> = new Set()

  const set = (board: readonly string[]): void => {
    shown = board
    cells = board.map((letter) => h('div', { class: `cell sym-${letter}` }, symbolPicture(letter, pictures)))
    element.classList.remove('winning')
    setChildren(element, ...cells)
  }
  const column = (position: number): number => Math.floor(position / side)

  return {
    element,
    set,
    /** Puts back the board that `empty` dropped out. */
    restore: () => set(shown),
    clear() {
      cleared = new Set(cells.keys())
      element.classList.remove('winning')
      for (const cell of cells) cell.classList.remove('won')
    },
    /** Lets all cells fall out at the bottom. */
    async empty() {
      await Promise.all(
        cells.map((cell, position) =>
          animate(cell, [{}, { transform: `translateY(${side * 100}%)` }], {
            duration: LEAVE_MS,
            delay: column(position) * 30,
            easing: 'ease-in',
            fill: 'forwards',
          }),
        ),
      )
    },
    /** Shows the next board: its cells fall onto what was left of the last one. */
    async drop(board: readonly string[]) {
      const fallen = distances(cleared, side)
      const isWhole = cleared.size === cells.length
      set(board)
      await Promise.all(
        cells.map((cell, position) => {
          const by = fallen[position] ?? 0
          if (by === 0) return undefined
          const frames = [{ transform: `translateY(${-by * 100}%)` }, { transform: 'none' }]
          const delay = isWhole ? column(position) * BETWEEN_COLUMNS_MS : 0
          return animate(cell, frames, {
            duration: isWhole ? DROP_MS : DROP_MS * 0.7,
            delay,
            easing: DROP,
            fill: 'backwards',
          })
        }),
      )
    },
    /** Marks all clusters with what each pays, long enough to read. */
    async showWins(wins: readonly ClusterWin[], label: (win: ClusterWin) => string) {
      element.classList.add('winning')
      for (const win of wins) {
        for (const position of win.cells) cells[position]?.classList.add('won')
        const middle = win.cells.toSorted((a, b) => a - b)[Math.floor(win.cells.length / 2)] ?? 0
        cells[middle]?.append(h('b', { class: 'gain num' }, label(win)))
      }
      await pause(SHOW_WIN_MS, true)
    },
    /** Takes the clusters off the board. */
    async clearWins(wins: readonly ClusterWin[]) {
      cleared = new Set(wins.flatMap((win) => win.cells))
      if (isStill()) return
      await Promise.all(
        [...cleared].map((position) => {
          const cell = cells[position]
          return (
            cell &&
            animate(cell, [{}, { transform: 'scale(.2)', opacity: 0 }], { duration: CLEAR_MS, fill: 'forwards' })
          )
        }),
      )
    },
  }
}
