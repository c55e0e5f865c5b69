interface Watched {
  /** Whose changes are looked at. */
  readonly within: HTMLElement
  /** Whether a control is one of those that are kept; all of them in there where nothing is given. */
  readonly isOwn?: (control: HTMLElement) => boolean
  /** Called when it is lost; `isStillLost` for who looks again later. */
  readonly onLost: (isStillLost: () => boolean) => void
}

/**
 * Tells when a control that had the focus is disabled or taken away. The browser would leave the focus to the document, of
 * which a screen reader has lost the place, and Tab begins anew. Answers how to stop.
 */
export function watchLostFocus({ within, isOwn = () => true, onLost }: Watched): () => void {
  let held: HTMLElement | null = null
  const hold = ({ target }: FocusEvent) => {
    held = isOwn(target as HTMLElement) ? (target as HTMLElement) : null
  }
  const isLost = () => {
    const { activeElement } = document
    return (
      held !== null &&
      (!held.isConnected || held.matches(':disabled')) &&
      (activeElement === held || activeElement === document.body)
    )
  }
  const observer = new MutationObserver(() => {
    if (isLost()) onLost(isLost)
  })
  within.addEventListener('focusin', hold)
  observer.observe(within, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    within.removeEventListener('focusin', hold)
    observer.disconnect()
  }
}
