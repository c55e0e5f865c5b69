import { useFrame, useUser } from '@croupier/shared/host'
import { useState } from 'react'
import { useLeaveWhen } from './use-leave-when.ts'

/**
 * Closes a login or registration screen once somebody is logged in, for instance in another tab: a member cannot join.
 * A pop-up that was opened by a member stays, as a promotion's REGISTER is (site.md 2, D36). While `isBusy`, the
 * screen's own request is in flight and decides where to go; if it fails, the screen closes for a member who has logged
 * in meanwhile. `leave` comes from `useLeave`.
 */
export function useLeaveAsMember(isBusy: boolean, leave: () => void): void {
  const frame = useFrame()
  const isMember = useUser() !== null
  const [wasMember] = useState(isMember)
  useLeaveWhen(isMember && !isBusy && (frame.kind === 'page' || !wasMember), leave)
}
