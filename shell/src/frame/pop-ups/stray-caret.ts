/**
 * Removes the caret that a field or a text keeps after the focus has gone elsewhere. Nobody sees it, but in each frame
 * Chromium searches for the nearest text that the caret could be in: through the whole page if its element is gone or
 * inert, which is half of the frame time of an open drawer. A selection stays.
 *
 * @returns a function that stops this
 */
export function removeCarets(): () => void {
  const stopped = new AbortController()
  document.addEventListener('focusin', ({ target }) => removeStrayCaret(target as Element), { signal: stopped.signal })
  return () => stopped.abort()
}

function removeStrayCaret(focused: Element): void {
  const selection = getSelection()
  if (selection?.type !== 'Caret' || focused.matches('input, textarea')) return
  // With caret browsing (F7), the caret is inside the element that it has brought the focus to.
  if (!focused.contains(selection.anchorNode)) selection.removeAllRanges()
}
