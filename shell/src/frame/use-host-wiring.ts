import { useHostEvent } from '@croupier/shared/host'
import { useShell } from '../host/shell-context.tsx'
import { usePromotion } from '../promotion/use-promotion.ts'
import { forgetInvitation } from '../session/invitation.ts'
import { usePayStatus } from './use-pay-status.ts'

/** What the shell does when something happens on the bus. */
export function useHostWiring(): void {
  const { screens, session } = useShell()
  usePromotion()
  usePayStatus()
  useHostEvent('login:required', ({ reason }) => {
    if (reason === 'real-money' && !session.get()) screens.open('login', {})
  })
  useHostEvent('member:registered', forgetInvitation)
  // A screen that waited for the login opens once there is a member.
  useHostEvent('session:changed', ({ user }) => {
    if (!user) return
    const waiting = screens.takePending()
    if (waiting) queueMicrotask(() => screens.open(waiting.id, waiting.params as never))
  })
}
