import { screenDefinition, useHostEvent, useObservable } from '@croupier/shared/host'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { OpenScreen } from '../host/screen-stack.ts'
import { useShell } from '../host/shell-context.tsx'

const LOGIN = '/login'

interface Left {
  readonly memberId: number
  screens: readonly OpenScreen[]
  /** The login that was asked for is there, or was. */
  isAsked: boolean
}

/**
 * A session that ends by itself takes its member to the login. Once the same member is back, so are the pop-ups that
 * they were in, but for the drawer; not for another member, and not once the login was left. In the page's memory alone.
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
  // By now whoever must not come back as they were have made way, as a payment that is under way does.
  useHostEvent('session:changed', ({ user }) => {
    if (user || !left.current || left.current.isAsked) return
    left.current.screens = screens.stack.get().filter(({ id }) => screenDefinition(id)?.size !== 'drawer')
  })
  useEffect(() => {
    const was = left.current
    if (!was) return
    if (memberId === undefined && pathname === LOGIN) was.isAsked = true
    // The page of the login leads back first, which closes every pop-up.
    else if (memberId === was.memberId && pathname === LOGIN) return
    else if (memberId !== undefined || was.isAsked) {
      left.current = null
      if (memberId === was.memberId) for (const { id, params } of was.screens) screens.open(id, params as never)
    }
  }, [memberId, pathname, screens])
}
