import { useLayout } from '@croupier/shared/host'
import { followPace, scrollParent } from '@croupier/shared/list'
import { Table, type TableProps } from '@croupier/shared/ui'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'

/** Up to so many rows are all in the page, where the browser's own search finds them. */
const WHOLE = 100
/** px of a row before it is measured. */
const ROW = { desktop: 68, mobile: 103 }

/**
 * A table of any length: of a long one, only the rows near the visible part of its pop-up are in the page. While it
 * flies past, when no row could be read before it has gone, those stay that were there.
 */
export function LongTable<Row>({ label, columns, rows, keyOf, rowClassName }: TableProps<Row>) {
  const place = useRef<HTMLDivElement>(null)
  const { scroller, top } = useScroller(place)
  const layout = useLayout()
  const [held, setHeld] = useState<number[] | null>(null)
  const isHeld = held !== null && (held.at(-1) ?? 0) < rows.length
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: scroller !== null,
    getScrollElement: () => scroller,
    estimateSize: () => ROW[layout],
    overscan: 8,
    scrollMargin: top,
    rangeExtractor: isHeld ? () => held : rows.length > WHOLE ? defaultRangeExtractor : all,
  })
  useEffect(
    () =>
      scroller
        ? followPace(scroller, (pace) =>
            // Many rows may come in at once: React draws them beside the scrolling.
            startTransition(() =>
              setHeld((before) => (pace === 'flying' ? (before ?? virtual.getVirtualIndexes()) : null)),
            ),
          )
        : undefined,
    [scroller, virtual],
  )
  const drawn = virtual.getVirtualItems()
  const [first, last] = [drawn[0], drawn.at(-1)]
  const from = first?.index ?? 0
  const to = last?.index ?? rows.length - 1
  const before = first ? first.start - top : 0
  const after = last ? virtual.getTotalSize() - (last.end - top) : 0
  const measure = virtual.measureElement
  const isPart = first !== undefined
  const table = useMemo(
    () => (
      <Table
        label={label}
        columns={columns}
        rows={rows.slice(from, to + 1)}
        keyOf={keyOf}
        {...(rowClassName && { rowClassName })}
        {...(isPart && { part: { first: from, total: rows.length, before, after, measure } })}
      />
    ),
    [label, columns, rows, keyOf, rowClassName, from, to, before, after, measure, isPart],
  )
  return <div ref={place}>{table}</div>
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
