import type { Game } from '@croupier/shared/api'
import { useLayout } from '@croupier/shared/host'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { GameGrid } from './game-grid.tsx'
import css from './game-grid.module.css'

const GAP = 20

/** A grid of any length: only the rows near the window are in the page. */
export function VirtualGrid({ games }: { games: readonly Game[] }) {
  const columns = useLayout() === 'desktop' ? 5 : 3
  const place = useRef<HTMLDivElement>(null)
  const [{ top, width }, setPlace] = useState({ top: 0, width: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      const box = place.current?.getBoundingClientRect()
      if (box) setPlace({ top: box.top + scrollY, width: box.width })
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (place.current) observer.observe(place.current)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const rowHeight = Math.max(1, ((width - GAP * (columns - 1)) / columns) * (4 / 3) + GAP)
  const count = Math.ceil(games.length / columns)
  const rows = useWindowVirtualizer({ count, estimateSize: () => rowHeight, overscan: 4, scrollMargin: top })
  useLayoutEffect(() => rows.measure(), [rows, rowHeight])
  return (
    <div ref={place} className={css.rows} style={{ blockSize: count * rowHeight }}>
      {width > 0 &&
        rows.getVirtualItems().map(({ index, start }) => (
          <div key={index} className={css.row} style={{ transform: `translateY(${start - top}px)` }}>
            <GameGrid games={games.slice(index * columns, (index + 1) * columns)} isFirst={index < 2} />
          </div>
        ))}
    </div>
  )
}
