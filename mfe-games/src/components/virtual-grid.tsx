import type { Game } from '@croupier/shared/api'
import { useGameColumns } from '@croupier/shared/ui'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { followOffset } from '../state/scrolling/offset.ts'
import { GameGrid } from './game-grid.tsx'
import css from './virtual-grid.module.css'

const GAP = 20

/** A grid of any length: only the rows near the window are in the page. */
export function VirtualGrid({ games }: { games: readonly Game[] }) {
  const columns = useGameColumns()
  const container = useRef<HTMLDivElement>(null)
  const [{ top, width }, setBox] = useState({ top: 0, width: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      const box = container.current?.getBoundingClientRect()
      if (!box) return
      const next = { top: Math.round(box.top + scrollY), width: box.width }
      // A further page of games only makes the document longer: its position and width are the same, so the state is
      // kept.
      setBox((before) => (before.top === next.top && before.width === next.width ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (container.current) observer.observe(container.current)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const height = Math.max(1, ((width - GAP * (columns - 1)) / columns) * (4 / 3) + GAP)
  const count = Math.ceil(games.length / columns)
  const [isFlying, setFlying] = useState(false)
  const [observeElementOffset] = useState(() => followOffset(setFlying))
  const rows = useWindowVirtualizer({
    count: width > 0 ? count : 0,
    estimateSize: () => height,
    overscan: 3,
    scrollMargin: top,
    observeElementOffset,
    // Without flushSync, so that rendering rows does not block scrolling.
    useFlushSync: false,
  })
  useLayoutEffect(() => rows.measure(), [rows, height])
  return (
    <div ref={container} className={css.rows} style={{ blockSize: count * height }}>
      {isFlying && <Tiles rows={Math.floor(games.length / columns)} height={height} width={(width + GAP) / columns} />}
      {rows.getVirtualItems().map(({ index }) => (
        <Row key={index} games={games} index={index} columns={columns} height={height} top={top} />
      ))}
    </div>
  )
}

/** Placeholders for the covers of all full rows at once, shown while the list flies past. */
const Tiles = ({ rows, height, width }: { rows: number; height: number; width: number }) => (
  <div className={css.tiles} style={{ blockSize: rows * height, backgroundSize: `${width}px ${height}px` }} />
)

interface RowProps {
  readonly games: readonly Game[]
  readonly index: number
  readonly columns: number
  /** px of a row with its gap. */
  readonly height: number
  /** px from the top of the page to the list. */
  readonly top: number
}

/** Memoized: a row is not rendered again when others come and go, or when a further page arrives. */
const Row = memo(
  function Row({ games, index, columns, height, top }: RowProps) {
    return (
      <div className={css.row} style={{ top: index * height, blockSize: height }}>
        <GameGrid games={gamesOf(games, index, columns)} isFirst={index < 2} top={top + index * height} />
      </div>
    )
  },
  (before, after) =>
    before.index === after.index &&
    before.columns === after.columns &&
    before.height === after.height &&
    before.top === after.top &&
    gamesOf(after.games, after.index, after.columns).every(
      (game, position) => game === before.games[before.index * before.columns + position],
    ),
)

const gamesOf = (games: readonly Game[], row: number, columns: number): readonly Game[] =>
  games.slice(row * columns, (row + 1) * columns)
