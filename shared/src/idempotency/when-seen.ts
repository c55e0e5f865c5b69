/** A page or pop-up, by the id of the heading that names it (a `ScreenFrame` has it). */
export interface ScreenRef {
  readonly titleId: string
}

/** A screen that is uncovered for less, as a page that gives way to the login is, has not been looked at. */
const SETTLE_MS = 500

/**
 * Calls `onSeen` once the player can see the screen: at once, or after the last pop-up above it has closed. It is not
 * called for a screen that goes away while covered, nor in a hidden tab, whose lists are fetched again when the player
 * comes back.
 */
export function whenSeen({ titleId }: ScreenRef, onSeen: () => void): void {
  const heading = document.getElementById(titleId)
  const behind = heading?.closest('[inert]')
  if (!behind) return void (document.visibilityState === 'visible' && onSeen())
  const uncovered = new MutationObserver(() => {
    uncovered.disconnect()
    setTimeout(() => heading?.isConnected && whenSeen({ titleId }, onSeen), SETTLE_MS)
  })
  uncovered.observe(behind, { attributeFilter: ['inert'] })
}
