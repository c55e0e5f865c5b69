import { screenDefinition, useHostEvent, useObservable } from '@croupier/shared/host'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { OpenScreen } from '../../host/screen-stack.ts'
import { useShell } from '../../host/shell-context.tsx'

const LOGIN = '/login'

interface Left {
  readonly memberId: number
  screens: readonly OpenScreen[]
  /** The login page has been reached. */
  isAsked: boolean
}

/**
 * When a session ends by itself, its member is sent to the login. If the same member logs in again, the pop-ups that
 * were open, except for the drawer, open again; not for another member, and not once the login page was left. Kept in
 * memory only.
 */
export function useReturn(): void {
  const { screens, session } = useShell()
  const memberId = useObservable(session)?.id
  const { pathname } = useLocation()
  const left = useRef<Left | null>(null)
  useHostEvent('login:required', ({ reason }) => {
    const member = session.get()
    if (reason !== 'session-ended' || !member) return
    left.current = { memberId: member.id, screens: [], isAsked: false }
  })
  // By now the screens that must not be restored as they were, such as a payment in progress, have closed.
  useHostEvent('session:changed', ({ user }) => {
    if (user || !left.current || left.current.isAsked) return
    left.current.screens = screens.stack.get().filter(({ id }) => screenDefinition(id)?.size !== 'drawer')
  })
  useEffect(() => {
    const was = left.current
    if (!was) return
    if (memberId === undefined && pathname === LOGIN) was.isAsked = true
    // Wait until the login page has led back, which closes every pop-up.
    else if (memberId === was.memberId && pathname === LOGIN) return
    else if (memberId !== undefined || was.isAsked) {
      left.current = null
      if (memberId === was.memberId) for (const { id, params } of was.screens) screens.open(id, params as never)
    }
  }, [memberId, pathname, screens])
}
