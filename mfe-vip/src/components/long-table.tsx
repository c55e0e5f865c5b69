import { useLayout } from '@croupier/shared/host'
import { scrollParent } from '@croupier/shared/list'
import { Table, type TableProps } from '@croupier/shared/ui'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Up to so many rows are all in the page, where the browser's own search finds them. */
const WHOLE = 100
/** px of a row before it is measured. */
const ROW = { desktop: 47, mobile: 81 }

/** A table of any length: of a long one, only the rows near the visible part of its pop-up are in the page. */
export function LongTable<Row>({ rows, ...table }: TableProps<Row>) {
  const place = useRef<HTMLDivElement>(null)
  const { scroller, top } = useScroller(place)
  const layout = useLayout()
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: scroller !== null,
    getScrollElement: () => scroller,
    estimateSize: () => ROW[layout],
    overscan: 8,
    scrollMargin: top,
    rangeExtractor: rows.length > WHOLE ? defaultRangeExtractor : all,
  })
  const drawn = virtual.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  return (
    <div ref={place}>
      {first && last ? (
        <Table
          {...table}
          rows={rows.slice(first.index, last.index + 1)}
          part={{
            first: first.index,
            total: rows.length,
            before: first.start - top,
            after: virtual.getTotalSize() - (last.end - top),
            measure: virtual.measureElement,
          }}
        />
      ) : (
        <Table {...table} rows={rows} />
      )}
    </div>
  )
}

const all = ({ count }: Range) => Array.from({ length: count }, (_, index) => index)

/** What scrolls the element, and how far below the scroller's beginning it stands. */
function useScroller(place: RefObject<HTMLElement | null>): { scroller: HTMLElement | null; top: number } {
  const [found, setFound] = useState<{ scroller: HTMLElement | null; top: number }>({ scroller: null, top: 0 })
  useLayoutEffect(() => {
    const element = place.current
    const scroller = element && scrollParent(element)
    if (!scroller) return
    const measure = () => {
      const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
      setFound((before) =>
        before.scroller === scroller && Math.abs(before.top - top) < 1 ? before : { scroller, top },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    // What stands above it grows without it (the sums of the chosen time).
    for (const sibling of element.parentElement?.children ?? []) if (sibling !== element) observer.observe(sibling)
    return () => observer.disconnect()
  }, [place])
  return found
}
