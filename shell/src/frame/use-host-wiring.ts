import { useHostEvent } from '@croupier/shared/host'
import { useEffect, useEffectEvent } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { countCardFields } from '../isolated/use-card-fields.ts'
import { usePromotion } from '../promotion/use-promotion.ts'
import { forgetInvitation } from '../session/invitation.ts'
import { usePayStatus } from './use-pay-status.ts'

/** What the shell does when something happens on the bus. */
export function useHostWiring(): void {
  const { screens, session } = useShell()
  usePromotion()
  usePayStatus()
  // For older remotes; it goes with HOST_API 2.
  useHostEvent('login:required', ({ reason }) => {
    if (reason === 'real-money' && !session.get()) screens.open('login', {})
  })
  useHostEvent('member:registered', forgetInvitation)
  useHostEvent('card-fields:shown', ({ shown }) => countCardFields(shown))
  const openPending = useEffectEvent(() => {
    const waiting = screens.takePending()
    if (waiting) queueMicrotask(() => screens.open(waiting.id, waiting.params as never))
  })
  // A screen that waited for the login opens once there is a member; one that waited for it to be known who is here is
  // asked for again, and may have to wait for the login.
  useHostEvent('session:changed', ({ user }) => user && openPending())
  useEffect(() => session.known.subscribe(() => openPending()), [session])
}
