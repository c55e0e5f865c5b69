/** A conversation in the page's corner: the element that holds it, and how to close it. */
interface LentConversation {
  readonly box: HTMLElement
  close(): void
}

let available: LentConversation | undefined

/** Registers a conversation that a pop-up may borrow. Returns a function that withdraws it. */
export function lend(conversation: LentConversation): () => void {
  available = conversation
  return () => {
    available = undefined
  }
}

/** Whether there is a conversation to borrow, and the browser can move its frame without loading it anew. */
export const canBorrow = (): boolean => available !== undefined && 'moveBefore' in Element.prototype

/**
 * Moves the conversation into `target` in a pop-up; while it is there, the chat's own request to be closed calls
 * `close`. Returns a function that moves it back.
 */
export function borrow(target: Element, close: () => void): () => void {
  const lent = available
  const home = lent?.box.parentElement
  if (!lent || !home) return () => undefined
  const closeThere = lent.close
  lent.close = close
  home.toggleAttribute('data-lent', true)
  target.moveBefore(lent.box, null)
  return () => {
    lent.close = closeThere
    home.removeAttribute('data-lent')
    if (home.isConnected) home.moveBefore(lent.box, null)
  }
}
