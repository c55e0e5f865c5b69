interface Watched {
  /** The element whose content is watched. */
  readonly within: HTMLElement
  /** Whether a control counts; all controls within do by default. */
  readonly isWatched?: (control: HTMLElement) => boolean
  /** Called when the focus is lost; `isStillLost` is for checking again later. */
  readonly onLost: (isStillLost: () => boolean) => void
}

/**
 * Calls back when a focused control is disabled or removed. The browser would leave the focus to the document, where a
 * screen reader loses its place and Tab starts from the top. Returns a function that stops watching.
 */
export function watchLostFocus({ within, isWatched = () => true, onLost }: Watched): () => void {
  let focused: HTMLElement | null = null
  const remember = ({ target }: FocusEvent) => {
    focused = isWatched(target as HTMLElement) ? (target as HTMLElement) : null
  }
  const isLost = () => {
    const { activeElement } = document
    return (
      focused !== null &&
      (!focused.isConnected || focused.matches(':disabled')) &&
      (activeElement === focused || activeElement === document.body)
    )
  }
  const observer = new MutationObserver(() => {
    if (isLost()) onLost(isLost)
  })
  within.addEventListener('focusin', remember)
  observer.observe(within, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    within.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
