import type { ScreenFrame } from '@croupier/shared/host'

/**
 * Calls `see` as soon as the player can see the screen of this frame: at once, or when the last pop-up above it is
 * gone. In a hidden tab nothing is seen: its lists are requested again when the player comes back.
 */
export function whenSeen({ titleId }: Pick<ScreenFrame, 'titleId'>, see: () => void): void {
  const heading = document.getElementById(titleId)
  const behind = heading?.closest('[inert]')
  if (!behind) return void (document.visibilityState === 'visible' && see())
  const freed = new MutationObserver(() => {
    freed.disconnect()
    if (heading?.isConnected) whenSeen({ titleId }, see)
  })
  freed.observe(behind, { attributeFilter: ['inert'] })
}
