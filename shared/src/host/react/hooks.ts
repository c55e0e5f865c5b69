import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { isSessionEnd, type User } from '../../api/index.ts'
import type { HostEventName, HostEvents } from '../events.ts'
import type { Observable } from '../host.ts'
import { useHost } from './context.tsx'

/** The value of an observable of the host, followed. */
export function useObservable<T>(observable: Observable<T>): T {
  return useSyncExternalStore(observable.subscribe, observable.get)
}

/** The player, or null for a visitor. */
export function useUser(): User | null {
  return useObservable(useHost().session)
}

/** The player, or the last one after a logout: for what is about to be taken away, and would be a visitor's on its way. */
export function useLastUser(): User | null {
  const now = useUser()
  const [last, setLast] = useState(now)
  if (now && now !== last) setLast(now)
  return now ?? last
}

/**
 * The player of a screen that only members see. Throws for a visitor: the shell guards such screens. One that is about
 * to be taken away after a logout keeps the player it had.
 */
export function useMember(): User {
  const user = useLastUser()
  if (!user) throw new Error('a member screen is shown to a visitor')
  return user
}

/** Which layout the site has now; the component is drawn again when it changes. */
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
 * Hears that money moved, whatever pop-up did it (a deposit, a game, the store) and in whichever tab: the balance is
 * another one. For lists of what was paid, which lie below it.
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

/** False once the screen is gone: an answer that comes later opens nothing, and leads nowhere. */
export function useShown(): RefObject<boolean> {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/**
 * Asked before the end of a member's deed is told, with the error where it ended badly: true while the member who opened
 * the screen is there. Whoever comes after a logout is told nothing of it. Of a session that has ended by itself in front
 * of the screen, its own words are told as long as nobody has come.
 */
export function useMayTell(): (error?: unknown) => boolean {
  const host = useHost()
  const [member] = useState(() => host.session.get()?.id)
  const hasEnded = useRef(false)
  useHostEvent('login:required', ({ reason }) => {
    if (reason === 'session-ended') hasEnded.current = true
  })
  return (error) => {
    const now = host.session.get()
    if (now) return now.id === member
    return hasEnded.current && isSessionEnd(error)
  }
}
