/** A conversation in the page's corner: the element that holds it, and how to close it. */
interface Held {
  readonly box: HTMLElement
  close(): void
}

let held: Held | undefined

/** Registers a conversation that a pop-up may borrow. Returns a function that withdraws it. */
export function lend(conversation: Held): () => void {
  held = conversation
  return () => {
    held = undefined
  }
}

/** Whether there is a conversation to borrow, and the browser can move its frame without loading it anew. */
export const canBorrow = (): boolean => held !== undefined && 'moveBefore' in Element.prototype

/**
 * Moves the conversation into `place` in a pop-up; from then on its own wish to close calls `close`. Returns a function
 * that moves it back.
 */
export function borrow(place: Element, close: () => void): () => void {
  const lent = held
  const home = lent?.box.parentElement
  if (!lent || !home) return () => undefined
  const closeThere = lent.close
  lent.close = close
  home.toggleAttribute('data-lent', true)
  place.moveBefore(lent.box, null)
  return () => {
    lent.close = closeThere
    home.removeAttribute('data-lent')
    if (home.isConnected) home.moveBefore(lent.box, null)
  }
}
