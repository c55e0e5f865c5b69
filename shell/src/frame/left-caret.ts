/**
 * Takes away the caret that a field or a text leaves behind when the focus has gone elsewhere. Nobody sees it, but
 * Chromium looks for the nearest text that it could stand in with each frame: through the whole page where its own place
 * is gone or inert, half of what an open drawer's frame takes. What is selected stays selected.
 *
 * @returns stops it
 */
export function dropLeftCarets(): () => void {
  const gone = new AbortController()
  document.addEventListener('focusin', ({ target }) => drop(target as Element), { signal: gone.signal })
  return () => gone.abort()
}

function drop(focused: Element): void {
  const selection = getSelection()
  if (selection?.type !== 'Caret' || focused.matches('input, textarea')) return
  // Where somebody moves through the page with a caret (F7), it is in what it has brought the focus to.
  if (!focused.contains(selection.anchorNode)) selection.removeAllRanges()
}
