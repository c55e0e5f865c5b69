import { screenDefinition, useHostEvent, useObservable } from '@croupier/shared/host'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { OpenScreen } from '../../host/screen-stack.ts'
import { useShell } from '../../host/shell-context.tsx'

const LOGIN = '/login'

interface ClosedSession {
  readonly memberId: number
  screens: readonly OpenScreen[]
  /** The login page was shown. */
  loginShown: boolean
}

/**
 * When a session ends by itself, its member is sent to the login. If the same member logs in again, the pop-ups that
 * were open, except for the drawer, open again; not for another member, and not once the login page was left. Kept in
 * memory only.
 */
export function useReopenScreens(): void {
  const { screens, session } = useShell()
  const memberId = useObservable(session)?.id
  const { pathname } = useLocation()
  const closedSession = useRef<ClosedSession | null>(null)
  useHostEvent('login:required', ({ reason }) => {
    const member = session.get()
    if (reason !== 'session-ended' || !member) return
    closedSession.current = { memberId: member.id, screens: [], loginShown: false }
  })
  // By now the screens that must not be restored as they were, such as a payment in progress, have closed.
  useHostEvent('session:changed', ({ user }) => {
    if (user || !closedSession.current || closedSession.current.loginShown) return
    closedSession.current.screens = screens.stack.get().filter(({ id }) => screenDefinition(id)?.size !== 'drawer')
  })
  useEffect(() => {
    const closed = closedSession.current
    if (!closed) return
    if (memberId === undefined && pathname === LOGIN) closed.loginShown = true
    // Wait until the login page has led back, which closes every pop-up.
    else if (memberId === closed.memberId && pathname === LOGIN) return
    else if (memberId !== undefined || closed.loginShown) {
      closedSession.current = null
      if (memberId === closed.memberId) for (const { id, params } of closed.screens) screens.open(id, params as never)
    }
  }, [memberId, pathname, screens])
}
