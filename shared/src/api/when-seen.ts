/** Where a list stands: the id of the heading that names its page or pop-up (a `ScreenFrame` has it). */
export interface ScreenRef {
  readonly titleId: string
}

/** ms: what is uncovered for less, as a page that gives way to the login is, was not looked at. */
const SETTLE_MS = 500

/**
 * Calls `see` once the player can see the screen at `place`: at once, or after the last pop-up above it has closed. It
 * is not called for a screen that goes away while covered, nor in a hidden tab, whose lists are fetched again when the
 * player comes back.
 */
export function whenSeen({ titleId }: ScreenRef, see: () => void): void {
  const heading = document.getElementById(titleId)
  const behind = heading?.closest('[inert]')
  if (!behind) return void (document.visibilityState === 'visible' && see())
  const uncovered = new MutationObserver(() => {
    uncovered.disconnect()
    setTimeout(() => heading?.isConnected && whenSeen({ titleId }, see), SETTLE_MS)
  })
  uncovered.observe(behind, { attributeFilter: ['inert'] })
}
