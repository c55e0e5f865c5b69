import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { User } from '../../api/index.ts'
import type { HostEventName, HostEvents } from '../events.ts'
import type { Observable } from '../host.ts'
import { useHost } from './context.tsx'

/** The current value of one of the host's observables; the component is rendered again when it changes. */
export function useObservable<T>(observable: Observable<T>): T {
  return useSyncExternalStore(observable.subscribe, observable.get)
}

/** The player, or null for a visitor. */
export function useUser(): User | null {
  return useObservable(useHost().session)
}

/**
 * The player, or after a logout the last one: for components about to be removed, which would otherwise be rendered for
 * a visitor just before.
 */
export function useLastUser(): User | null {
  const now = useUser()
  const [last, setLast] = useState(now)
  if (now && now !== last) setLast(now)
  return now ?? last
}

/**
 * The player of a screen that only members see. Throws for a visitor: the shell guards such screens. A screen about to
 * be removed after a logout keeps the player it had.
 */
export function useMember(): User {
  const user = useLastUser()
  if (!user) throw new Error('a member screen is shown to a visitor')
  return user
}

/**
 * Asks for the member anew when the screen is shown: the operator may have changed since what it shows (a level, a
 * balance, a document's state). Does nothing for a visitor.
 */
export function useFreshMember(): void {
  const { session } = useHost()
  useEffect(() => {
    if (session.get()) void session.refresh()
  }, [session])
}

/** Which layout the site has now; the component is rendered again when it changes. */
export function useLayout(): 'mobile' | 'desktop' {
  return useObservable(useHost().layout)
}

/** Listens to an event of the bus for as long as the component is shown. */
export function useHostEvent<Name extends HostEventName>(
  name: Name,
  listener: (payload: HostEvents[Name]) => void,
): void {
  const host = useHost()
  const listen = useEffectEvent(listener)
  useEffect(() => host.events.on(name, (payload) => listen(payload)), [host, name])
}

/**
 * Calls back when the balance has changed, whichever pop-up (a deposit, a game, the store) and whichever tab moved the
 * money. For lists of payments, which lie below such a pop-up.
 */
export function useBalanceChange(listener: () => void): void {
  const { availableBalance } = useMember()
  const known = useRef(availableBalance)
  const listen = useEffectEvent(listener)
  useEffect(() => {
    if (known.current !== availableBalance) listen()
    known.current = availableBalance
  }, [availableBalance])
}

/** A ref that is false once the screen is removed, so that a late response opens nothing and navigates nowhere. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

/**
 * Returns a function to call before a message about how an operation ended: true while the member who opened the screen
 * is logged in. Whoever comes after a logout must not see it, and that a session has ended is said by the login page
 * that it leads to.
 */
export function useIsStillMember(): () => boolean {
  const host = useHost()
  const [member] = useState(() => host.session.get()?.id)
  return () => {
    const current = host.session.get()
    return current !== null && current.id === member
  }
}
