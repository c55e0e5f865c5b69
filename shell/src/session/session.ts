import { ApiError, isSessionEnd, waitForRetry, userSchema, type User } from '@croupier/shared/api'
import type { EventBus, Observable, SessionService } from '@croupier/shared/host'
import * as v from 'valibot'
import { readAnswer } from '../api/read-answer.ts'
import type { TokenStore } from '../api/token-store.ts'
import { TOKEN_INFO, type Transport } from '../api/transport.ts'
import { createValue } from '../host/value.ts'
import type { SeenChange, SessionTabs } from './tabs.ts'

interface SessionOptions {
  readonly transport: Transport
  readonly token: TokenStore
  readonly tabs: SessionTabs
  readonly events: EventBus
  readonly onSignedOut: () => void
  /** The session ended by itself: the player is sent to the login. */
  readonly onEnded: () => void
  readonly reload: () => void
}

/**
 * Milliseconds: the timeout of the request for the token's user, and the delay of the first retry in the background.
 */
const INFO_TIMEOUT = 10_000
const ASK_AGAIN = 20_000

export const LOGOUT = '/sys/auth/logout'

const withToken = v.object({ token: v.string() })

/** The token in a response, or ''. */
const tokenIn = (data: unknown): string => (v.is(withToken, data) ? data.token : '')

/** The current player (site.md 4). Owns the token: every response that carries one is handled here. */
export class Session implements SessionService {
  readonly known: Observable<boolean>
  readonly #known = createValue(false)
  readonly #user = createValue<User | null>(null)
  readonly #options: SessionOptions
  #refreshing: Promise<User | null> | undefined
  /**
   * `refresh` was called since the last request for the user was sent: its response may predate what the caller did.
   */
  #isLate = false
  /** The token that this tab last used or took over. */
  #spoken: string | null = null
  #isWaiting = false
  /** Another tab announced a login, but this tab still reads the previous token from storage. */
  #isTokenDue = false
  /**
   * Incremented when the player changes and when a login starts: a response to a request of an earlier turn is stale.
   */
  #turn = 0

  constructor(options: SessionOptions) {
    this.#options = options
    this.known = this.#known
    options.tabs.onChange((...seen) => void this.#follow(...seen).then(() => this.#askAgain(ASK_AGAIN)))
  }

  readonly get = (): User | null => this.#user.get()
  readonly subscribe = (listener: () => void) => this.#user.subscribe(listener)

  /**
   * Requests the stored token's user, if there is a token. If the server does not respond, the frame shows a visitor
   * for now; the token is kept, and its user is requested again until there is an answer.
   */
  async start(): Promise<void> {
    this.#spoken = this.#options.token.read()
    if (this.#spoken) await this.#readInfo()
    this.#known.set(true)
    this.#askAgain(ASK_AGAIN)
  }

  #askAgain(wait: number): void {
    const isMissing = () => this.#options.token.read() !== null && this.get() === null
    if (!isMissing() || this.#isWaiting) return
    this.#isWaiting = true
    void waitForRetry(wait).then(() => {
      this.#isWaiting = false
      if (isMissing()) void this.#readInfo().then(() => this.#askAgain(Math.min(wait * 2, 60_000)))
    })
  }

  readonly signIn: SessionService['signIn'] = async (call, body) => {
    const { transport, tabs, token } = this.#options
    const asked = token.read()
    const turn = ++this.#turn
    const json = call === '/sys/auth/register'
    const data = await transport.post({ path: call, body, encoding: json ? 'json' : 'form' })
    const given = tokenIn(data)
    if (!given) {
      // Only a social registration may respond without a token (D8).
      if (call === '/sys/auth/faceBookRegister') return null
      throw transport.broken(call)
    }
    const user = readAnswer(transport, call, userSchema, data)
    // site.md 4: 0 is a logout (D47). The form shows that the login failed.
    if (user.enabled === 0) throw new ApiError({ code: 1, kind: 'refused', message: '', path: call })
    // A stale response is not kept: another player is here, or another login has started, here or in another tab (whose
    // user may still be being requested).
    if (turn !== this.#turn || ![null, asked].includes(token.read())) return user
    this.#keep(given)
    this.#set(user)
    this.#known.set(true)
    tabs.tell('signed-in')
    return user
  }

  readonly signOut = async (): Promise<void> => {
    const turn = this.#turn
    try {
      await this.#options.transport.post({ path: LOGOUT, body: {} })
    } catch (error) {
      if (turn === this.#turn) throw error
    }
    // The player who logged out is gone already, and somebody else may be logged in.
    if (turn !== this.#turn) return
    this.forget()
    this.#options.onSignedOut()
  }

  /** Stores the token of a response, if there is one. */
  #keep(token: string): void {
    if (!token) return
    this.#options.token.write(token)
    this.#spoken = token
  }

  /**
   * Clears token and user here and in the other tabs. The tabs are told first, since they take a token that disappears
   * without a message for a logout.
   */
  forget(why: 'signed-out' | 'ended' = 'signed-out'): void {
    const { tabs, token } = this.#options
    tabs.tell(why, token.read())
    token.clear()
    this.#set(null)
  }

  /** The server no longer knows the session. Every tab is told so before it sees that the token is gone. */
  end(): void {
    this.#options.tabs.tell('ended', this.#options.token.read())
    this.#ended()
  }

  #ended(): void {
    const { events, token, onEnded } = this.#options
    // Emitted while the user is still set: whoever keeps something for the member's return has to know whose it is.
    events.emit('login:required', { reason: 'session-ended' })
    token.clear()
    this.#set(null)
    onEnded()
  }

  readonly refresh = (): Promise<User | null> => {
    this.#isLate = true
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  async #refresh(): Promise<User | null> {
    const { transport, token } = this.#options
    const asked = token.read()
    if (!asked) return null
    try {
      const data = await transport.post({ path: '/sys/auth/token/refresh', body: {}, indicator: false })
      if (token.read() === asked) this.#keep(tokenIn(data))
    } catch {
      // If somebody else has logged in and called `refresh` meanwhile, their user is requested all the same.
      if (token.read() === asked) return this.get()
    }
    while (this.#isLate && token.read()) {
      this.#isLate = false
      await this.#readInfo()
    }
    return this.get()
  }

  async #readInfo(): Promise<User | null> {
    const { transport, token, reload, onSignedOut } = this.#options
    // An answer about a token that is no longer ours (a logout or another login meanwhile) changes nothing.
    const asked = token.read()
    const before = this.get()
    this.#spoken = asked
    try {
      const data = await transport.post({ path: TOKEN_INFO, body: {}, indicator: false, timeout: INFO_TIMEOUT })
      if (token.read() !== asked) return this.get()
      const user = readAnswer(transport, TOKEN_INFO, userSchema, data)
      this.#keep(tokenIn(data))
      if (user.enabled === 0) {
        this.forget()
        reload()
        return null
      }
      this.#set(user)
      return user
    } catch (error) {
      if (token.read() !== asked) return this.get()
      // No other error says anything about the token: a server that breaks down or limits its calls refuses as well.
      if (isSessionEnd(error)) {
        // A newly opened tab may be the first to hear that the session is over: 'ended' lets it end in the others as
        // usual.
        this.forget('ended')
        if (before) onSignedOut()
      }
      return this.get()
    }
  }

  #set(user: User | null): void {
    const before = this.get()
    if (before === user) return
    if (before?.id !== user?.id) {
      this.#turn++
      // What is open belongs to the previous player.
      if (before && user) this.#options.onSignedOut()
    }
    this.#user.set(user)
    this.#options.events.emit('session:changed', { user })
  }

  /**
   * Handles what happened in another tab, or while the browser kept this page in its back/forward cache: all tabs share
   * the stored token. `about`: the token that is over. A suspended tab hears of it late: a different stored token
   * belongs to somebody who has logged in since.
   */
  async #follow(change: SeenChange, about = this.#spoken): Promise<void> {
    const stored = this.#options.token.read()
    const isKnown = stored === this.#spoken
    switch (change) {
      case 'signed-in':
        // Without a stored token nothing is requested: a refusal would clear the new one, which the other tab has.
        this.#isTokenDue = isKnown
        if (stored !== null) await this.#readInfo()
        return
      case 'token-arrived':
        // A renewed token belongs to the member who is here; the first token after a login does not.
        if (!this.get() || this.#isTokenDue) await this.#readInfo()
        this.#isTokenDue = false
        this.#spoken = this.#options.token.read()
        return
      case 'returned':
        if (isKnown) return
        return stored === null ? this.#leave(about) : void (await this.#readInfo())
      case 'ended':
        if (stored !== null && stored !== about) return this.#leave(about)
        if (this.get()) this.#ended()
        return
      case 'signed-out':
        return this.#leave(about)
    }
  }

  /** The current player is gone. If another token is stored by now, requests its user. */
  async #leave(about: string | null): Promise<void> {
    const { token, onSignedOut } = this.#options
    if (token.read() === about) token.clear()
    const before = this.get()
    this.#set(null)
    if (before) onSignedOut()
    if (token.read() !== null) await this.#readInfo()
  }
}
