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
 * the same member. `secrets`: fields it never holds. `goAlong`: fields that are kept when a visitor logs in.
 */
export function createDraft<Values extends object>(
  secrets: readonly (keyof Values)[] = [],
  goAlong: readonly (keyof Values)[] = [],
): Draft<Values> {
  let kept: Partial<Values> = {}
  let whose: number | undefined
  let isWaiting = false
  const stops: (() => void)[] = []
  const forget = () => {
    kept = {}
    isWaiting = false
    for (const stop of stops.splice(0)) stop()
  }
  const follow = ({ session, events }: DraftHost) => {
    stops.push(
      events.on('login:required', ({ reason }) => {
        isWaiting = reason === 'session-ended' && whose !== undefined
      }),
      session.subscribe(() => {
        const now = session.get()?.id
        if (now === whose) isWaiting = false
        else if (whose === undefined && goAlong.length > 0) {
          whose = now
          const all = Object.entries(kept).filter(([name]) => goAlong.includes(name as keyof Values))
          kept = Object.fromEntries(all) as Partial<Values>
        } else if (now !== undefined || !isWaiting) forget()
      }),
    )
  }
  return {
    read: ({ session }) => (session.get()?.id === whose ? kept : {}),
    keep(values, host, given = {}) {
      const player = host.session.get()?.id
      // The form of a member whose session has ended is still there for a moment.
      if (isWaiting && player === undefined) return
      if (player !== whose) forget()
      whose = player
      kept = { ...values }
      const names = Object.keys(kept) as (keyof Values)[]
      for (const name of names) if (secrets.includes(name) || kept[name] === given[name]) delete kept[name]
      if (stops.length === 0) follow(host)
    },
    forget,
  }
}
