import { useHostEvent } from '@croupier/shared/host'
import { useEffect, useEffectEvent } from 'react'
import { useShell } from '../host/shell-context.tsx'
import { countCardFields } from '../isolated/use-card-fields.ts'
import { usePromotion } from '../promotion/use-promotion.ts'
import { forgetInvitation } from '../session/invitation.ts'
import { usePayStatus } from './payments/use-pay-status.ts'

/** What the shell does on events of the bus. */
export function useHostWiring(): void {
  const { screens, session } = useShell()
  usePromotion()
  usePayStatus()
  // For older remotes; to be removed with HOST_API 2.
  useHostEvent('login:required', ({ reason }) => {
    if (reason === 'real-money' && !session.get()) screens.open('login', {})
  })
  useHostEvent('member:registered', forgetInvitation)
  useHostEvent('card-fields:shown', ({ shown }) => countCardFields(shown))
  const openPending = useEffectEvent(() => {
    const pending = screens.takePending()
    if (pending) queueMicrotask(() => screens.open(pending.id, pending.params as never))
  })
  // A screen that waited for the login opens once there is a member. One that waited for the session to be known is
  // opened again, and may now have to wait for the login.
  useHostEvent('session:changed', ({ user }) => user && openPending())
  useEffect(() => session.known.subscribe(() => openPending()), [session])
}
