import type { User } from '../api/index.ts'

/** Every event of the bus between shell and remotes, and what it carries. Names are `<subject>:<what happened>`. */
export interface HostEvents {
  /** After login and registration: the promotion pop-up is due (site.md 4). */
  'promotion:message': { reason: 'login' | 'registration' }
  /**
   * A visitor tried what only a member may do: the login-or-join pop-up opens. 'real-money' comes from older remotes
   * only and goes with HOST_API 2: newer ones just open the game, and the shell asks for the login.
   */
  'login:required': { reason: 'real-money' | 'member-screen' | 'session-ended' }
  /** The player, the balance or anything else of the session user changed; null after logout. */
  'session:changed': { user: User | null }
  /** Registration succeeded: the chat tooltip invites the new member (site.md 2). */
  'member:registered': { memberId: number }
  /** The API said that a deposit has succeeded. */
  'deposit:succeeded': { orderId: string; amount: string; currency: string }
  /** A withdrawal was requested or canceled. */
  'withdrawal:changed': { id?: number }
  /** The news list or its unread count may have changed. */
  'news:changed': Record<string, never>
  /** For older remotes; nobody listens to it. It goes with HOST_API 2. */
  'game:opened': { gameId: number; playForFun: 0 | 1 }
  /** A game was closed: the game history is fetched again. */
  'game:closed': { gameId: number }
  /** A screen with card fields is open (true) or was closed (false): no foreign script runs meanwhile (D19). */
  'card-fields:shown': { shown: boolean }
  /** A marketing or analytics event. A registration or a purchase reaches the isolated frame, after consent (D20). */
  'analytics:event': { name: string; amount?: string; currency?: string; id?: string }
}

export type HostEventName = keyof HostEvents

export interface EventBus {
  /** Sends an event to everyone who listens, in this tab. */
  emit<Name extends HostEventName>(name: Name, payload: HostEvents[Name]): void
  /** Listens; the returned function stops listening. */
  on<Name extends HostEventName>(name: Name, listener: (payload: HostEvents[Name]) => void): () => void
}
