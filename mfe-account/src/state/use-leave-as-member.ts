import { useFrame, useHost } from '@croupier/shared/host'
import { useEffect, useEffectEvent } from 'react'

/**
 * Nobody joins over somebody: once there is a member, by a login in another tab for instance, a way into the site
 * makes room. A pop-up that a member opens themself stays: a promotion's REGISTER does (site.md 2, D36). `isBusy`: the
 * screen itself is at it, and knows where it leads. `leave`: as `useLeave` gives it.
 */
export function useLeaveAsMember(isBusy: boolean, leave: () => void): void {
  const { session } = useHost()
  const frame = useFrame()
  const follow = useEffectEvent(() => {
    if (!isBusy && session.get()) leave()
  })
  const isPage = frame.kind === 'page'
  useEffect(() => {
    if (isPage) follow()
    let before = session.get()
    return session.subscribe(() => {
      // Figures of the same member change too.
      if (!before) follow()
      before = session.get()
    })
  }, [session, isPage])
}
