/** Where a list stands: the id of the heading that names its page or pop-up (a `ScreenFrame` has it). */
export interface Place {
  readonly titleId: string
}

/** ms: what is uncovered for less, as a page that gives way to the login is, was not looked at. */
const LOOK_MS = 500

/**
 * Calls `see` once the player can see the screen at `place`: at once, or after the last pop-up above it has closed. It
 * is not called for a screen that goes away while covered, nor in a hidden tab, whose lists are fetched again when the
 * player comes back.
 */
export function whenSeen({ titleId }: Place, see: () => void): void {
  const heading = document.getElementById(titleId)
  const behind = heading?.closest('[inert]')
  if (!behind) return void (document.visibilityState === 'visible' && see())
  const freed = new MutationObserver(() => {
    freed.disconnect()
    setTimeout(() => heading?.isConnected && whenSeen({ titleId }, see), LOOK_MS)
  })
  freed.observe(behind, { attributeFilter: ['inert'] })
}
