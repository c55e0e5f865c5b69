/**
 * Goes back `steps` history entries of the page itself. The browser's history also counts the entries of iframes (those
 * of a provider's page in a payment frame, for instance), even once the frame is gone, so that one step back in it may
 * not be a step of the page. Returns false if the browser cannot tell them apart.
 */
export function stepBack(steps: number): boolean {
  const page = pageHistory()
  const index = page?.currentEntry?.index ?? -1
  const target = page?.entries()[index - steps]
  if (!page || !target) return false
  const { committed, finished } = page.traverseTo(target.key)
  // Rejected if another navigation interrupts this one.
  for (const step of [committed, finished]) step?.catch(() => undefined)
  return true
}

/**
 * The index of the page's current history entry: the browser's, else the router's. NaN if neither knows it; the router
 * does not for a typed address.
 */
export function stepNow(): number {
  return pageHistory()?.currentEntry?.index ?? (history.state as { idx?: number } | null)?.idx ?? NaN
}

/** The Navigation API, which not every browser has. */
const pageHistory = () => (globalThis as { navigation?: Navigation }).navigation
