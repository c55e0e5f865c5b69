import type { User } from '../api/index.ts'
import type { EventBus, Observable } from '../host/index.ts'

/** The part of the host that a draft needs. */
interface DraftHost {
  readonly session: Observable<User | null>
  readonly events: Pick<EventBus, 'on'>
}

/** What a player has typed into a form so far. */
export interface Draft<Values extends object> {
  /** What the current player has typed; nothing of another player's. */
  read(host: Pick<DraftHost, 'session'>): Partial<Values>
  /** Saves the form's values for the current player, except secrets and values that still equal those of `given`. */
  keep(values: Values, host: DraftHost, given?: Partial<Values>): void
  forget(): void
}

/**
 * Creates a draft: it survives Back, Escape and a press beside the pop-up, in the page's memory only. It is dropped
 * when the player changes: on a login, a logout or another member. After a session that ended by itself it waits for
 * the same member. `secrets`: fields it never holds. `keptAtLogin`: fields that it keeps when a visitor logs in.
 */
export function createDraft<Values extends object>(
  secrets: readonly (keyof Values)[] = [],
  keptAtLogin: readonly (keyof Values)[] = [],
): Draft<Values> {
  let draft: Partial<Values> = {}
  let ownerId: number | undefined
  let isAwaitingOwner = false
  const unsubscribers: (() => void)[] = []
  const forget = () => {
    draft = {}
    isAwaitingOwner = false
    for (const stop of unsubscribers.splice(0)) stop()
  }
  const follow = ({ session, events }: DraftHost) => {
    unsubscribers.push(
      events.on('login:required', ({ reason }) => {
        isAwaitingOwner = reason === 'session-ended' && ownerId !== undefined
      }),
      session.subscribe(() => {
        const playerId = session.get()?.id
        if (playerId === ownerId) isAwaitingOwner = false
        else if (ownerId === undefined && keptAtLogin.length > 0) {
          ownerId = playerId
          const all = Object.entries(draft).filter(([name]) => keptAtLogin.includes(name as keyof Values))
          draft = Object.fromEntries(all) as Partial<Values>
        } else if (playerId !== undefined || !isAwaitingOwner) forget()
      }),
    )
  }
  return {
    read: ({ session }) => (session.get()?.id === ownerId ? draft : {}),
    keep(values, host, given = {}) {
      const playerId = host.session.get()?.id
      // The form of a member whose session has ended is still there for a moment.
      if (isAwaitingOwner && playerId === undefined) return
      if (playerId !== ownerId) forget()
      ownerId = playerId
      draft = { ...values }
      const names = Object.keys(draft) as (keyof Values)[]
      for (const name of names) if (secrets.includes(name) || draft[name] === given[name]) delete draft[name]
      if (unsubscribers.length === 0) follow(host)
    },
    forget,
  }
}
