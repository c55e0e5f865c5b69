/** Rows kept ready above and below what is in sight. */
const SPARE = 4
/** With fewer than these left ahead, the next ones come in: few frames that change something, not each. */
const FEW = 2

export interface Range {
  readonly first: number
  /** Not one of them any more. */
  readonly end: number
}

export interface Geometry {
  readonly count: number
  /** px of a row with its gap. */
  readonly height: number
  /** px from the page's beginning to the first row. */
  readonly top: number
}

/** The rows in sight of a window `length` px high that is scrolled to `y`, and `spare` more on both sides. */
export function rowsAt(y: number, length: number, { count, height, top }: Geometry, spare: number): Range {
  const clamp = (row: number) => Math.min(count, Math.max(0, row))
  return {
    first: clamp(Math.floor((y - top) / height) - spare),
    end: clamp(Math.ceil((y + length - top) / height) + spare),
  }
}

export const covers = (range: Range, part: Range): boolean => range.first <= part.first && range.end >= part.end

/** The rows to draw next: those there are where they do, else on the way to what is wanted by at most `step` rows. */
export function nextRows(before: Range, y: number, length: number, geometry: Geometry, step: number): Range {
  const wanted = rowsAt(y, length, geometry, SPARE)
  const isEnough =
    covers(before, rowsAt(y, length, geometry, FEW))
    && before.end <= geometry.count
    && before.end - before.first <= wanted.end - wanted.first + 2 * FEW
  if (isEnough) return before
  let first = Math.max(before.first, wanted.first)
  let end = Math.min(before.end, wanted.end)
  // Nothing of what there is will do: from the first row in sight.
  if (first >= end) first = end = rowsAt(y, length, geometry, 0).first
  const down = Math.min(step, wanted.end - end)
  end += down
  first -= Math.min(step - down, first - wanted.first)
  return { first, end }
}
