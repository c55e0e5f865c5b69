import { useLayout } from '@croupier/shared/host'
import { observeScrollSpeed, scrollParent } from '@croupier/shared/list'
import { Table, type TableProps } from '@croupier/shared/ui'
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'

/** Up to this many rows, all are in the page, where the browser's own search finds them. */
const MAX_UNVIRTUALIZED_ROWS = 100
/** px of a row before it is measured. */
const ESTIMATED_ROW_HEIGHT = { desktop: 68, mobile: 103 }

/**
 * A table of any length: of a long one, only the rows near the visible part of its pop-up are in the page. While the
 * table scrolls too fast to be read, the rows rendered before stay.
 */
export function LongTable<Row>({ label, columns, rows, keyOf, rowClassName }: TableProps<Row>) {
  const container = useRef<HTMLDivElement>(null)
  const { scroller, top } = useScroller(container)
  const layout = useLayout()
  const [frozenRows, setFrozenRows] = useState<number[] | null>(null)
  const isFrozen = frozenRows !== null && (frozenRows.at(-1) ?? 0) < rows.length
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: scroller !== null,
    getScrollElement: () => scroller,
    estimateSize: () => ESTIMATED_ROW_HEIGHT[layout],
    overscan: 8,
    scrollMargin: top,
    rangeExtractor: isFrozen
      ? () => frozenRows
      : rows.length > MAX_UNVIRTUALIZED_ROWS
        ? defaultRangeExtractor
        : allIndexes,
  })
  useEffect(
    () =>
      scroller
        ? observeScrollSpeed(scroller, (pace) =>
            // Many rows may render at once: in a transition they do not block scrolling.
            startTransition(() =>
              setFrozenRows((before) => (pace === 'veryFast' ? (before ?? virtual.getVirtualIndexes()) : null)),
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
  return <div ref={container}>{table}</div>
}

const allIndexes = ({ count }: Range) => Array.from({ length: count }, (_, index) => index)

/** The element's scroll container, and the element's offset in px from the top of the scrolled content. */
function useScroller(container: RefObject<HTMLElement | null>): { scroller: HTMLElement | null; top: number } {
  const [found, setFound] = useState<{ scroller: HTMLElement | null; top: number }>({ scroller: null, top: 0 })
  useLayoutEffect(() => {
    const element = container.current
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
    // A sibling above the table may change its height on its own (the summary of the chosen time).
    for (const sibling of element.parentElement?.children ?? []) if (sibling !== element) observer.observe(sibling)
    return () => observer.disconnect()
  }, [container])
  return found
}
