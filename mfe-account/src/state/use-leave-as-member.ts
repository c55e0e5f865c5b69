import { useFrame, useUser } from '@croupier/shared/host'
import { useState } from 'react'
import { useLeaveWhen } from './use-leave-when.ts'

/**
 * Nobody joins over somebody: once there is a member, by a login in another tab for instance, a way into the site
 * makes room. A pop-up that a member opens themself stays: a promotion's REGISTER does (site.md 2, D36). `isBusy`: the
 * screen itself is at it, and knows where it leads; where that is nowhere, it makes room for whoever came meanwhile.
 * `leave`: as `useLeave` gives it.
 */
export function useLeaveAsMember(isBusy: boolean, leave: () => void): void {
  const frame = useFrame()
  const isMember = useUser() !== null
  const [wasMember] = useState(isMember)
  useLeaveWhen(isMember && !isBusy && (frame.kind === 'page' || !wasMember), leave)
}
