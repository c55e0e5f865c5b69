import type { Page } from '@croupier/shared/api'

/** Every row of a paged list, each once, also while the list grows at its start. Throws what a page throws. */
export async function allPages<Row>(
  load: (pageNum: number) => Promise<Page<Row>>,
  keyOf: (row: Row) => string | number,
): Promise<Row[]> {
  const rows = new Map<string | number, Row>()
  for (let pageNum = 1; ; pageNum++) {
    const page = await load(pageNum)
    const before = rows.size
    for (const row of page.content) rows.set(keyOf(row), row)
    // No new rows: a server that repeats its pages for ever has no more of them.
    if (page.last || rows.size === before) return [...rows.values()]
  }
}
