/**
 * Goes back so many steps of the page itself. The history counts the steps of frames as well, those of a provider's
 * page in a payment's frame say, also once the frame is gone: one step back in it is then no step of the page.
 * False where the browser does not know them apart.
 */
export function stepBack(steps: number): boolean {
  const page = pageHistory()
  const here = page?.currentEntry?.index ?? -1
  const target = page?.entries()[here - steps]
  if (!page || !target) return false
  const { committed, finished } = page.traverseTo(target.key)
  // Another step came in between.
  for (const step of [committed, finished]) step?.catch(() => undefined)
  return true
}

/** Which step of the page this is; NaN where neither the browser nor the router, whose addresses are not typed, knows. */
export function stepNow(): number {
  return pageHistory()?.currentEntry?.index ?? (history.state as { idx?: number } | null)?.idx ?? NaN
}

/** Not every browser has it. */
const pageHistory = () => (globalThis as { navigation?: Navigation }).navigation
