/** A conversation in the page's corner: what holds it, and what closes that. */
interface Held {
  readonly box: HTMLElement
  close(): void
}

let held: Held | undefined

/** There is a conversation that a pop-up may have. Answers how to say that there is none any more. */
export function lend(conversation: Held): () => void {
  held = conversation
  return () => {
    held = undefined
  }
}

/** Whether there is one, in a browser that can move a frame without loading it anew. */
export const canBorrow = (): boolean => held !== undefined && 'moveBefore' in Element.prototype

/** Puts the conversation into a place of a pop-up, which closes by `close` then. Answers how to give it back. */
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
