import { screenDefinition, useHostEvent, useObservable } from '@croupier/shared/host'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { OpenScreen } from '../host/screen-stack.ts'
import { useShell } from '../host/shell-context.tsx'

const LOGIN = '/login'

interface Left {
  readonly memberId: number
  readonly screens: readonly OpenScreen[]
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
    const worth = screens.stack.get().filter(({ id }) => screenDefinition(id)?.size !== 'drawer')
    left.current = { memberId: member.id, screens: worth, isAsked: false }
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
