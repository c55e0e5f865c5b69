import { ApiError, isSessionEnd, userSchema, type User } from '@croupier/shared/api'
import type { EventBus, Observable, SessionService } from '@croupier/shared/host'
import * as v from 'valibot'
import { readAnswer } from '../api/read-answer.ts'
import type { TokenStore } from '../api/token-store.ts'
import { TOKEN_INFO, type Transport } from '../api/transport.ts'
import { createValue } from '../host/value.ts'
import { createTabFollower } from './follow-tabs.ts'
import { createInfoRetry, createRefresh } from './session-refresh.ts'
import type { SessionTabs } from './tabs.ts'

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

/** Milliseconds: the timeout of the request for the token's user. */
const INFO_TIMEOUT = 10_000

/** The call that ends the session at the server. */
export const LOGOUT = '/sys/auth/logout'

const withToken = v.object({ token: v.string() })

/** The token in a response, or ''. */
const tokenIn = (data: unknown): string => (v.is(withToken, data) ? data.token : '')

/**
 * The current player (site.md 4). Owns the token: every response that carries one is handled here. Refreshing and
 * retrying are in session-refresh.ts, what other tabs do in follow-tabs.ts.
 */
export class Session implements SessionService {
  readonly known: Observable<boolean>
  readonly #known = createValue(false)
  readonly #user = createValue<User | null>(null)
  readonly #options: SessionOptions
  /** The token that this tab last used or took over. */
  readonly #currentToken = createValue<string | null>(null)
  readonly #retryInfo: () => void
  /** A refresh failed: the balance may be another one by now. */
  #isStale = false
  /**
   * Incremented when the player changes and when a login starts: a response to a request of an earlier generation is
   * stale.
   */
  #generation = 0

  /** Requests a renewed token, then its user. Resolves to the user, or null for a visitor; never rejects. */
  readonly refresh: () => Promise<User | null>

  constructor(options: SessionOptions) {
    const { tabs, token, transport } = options
    this.#options = options
    this.known = this.#known
    const common = { token, get: this.get, readInfo: () => this.#readInfo() }
    this.refresh = createRefresh({
      ...common,
      transport,
      keep: (data) => this.#keep(tokenIn(data)),
      onFailed: () => (this.#isStale = true),
      onEnd: () => this.#retryInfo(),
    })
    this.#retryInfo = createInfoRetry(
      () => token.read() !== null && (this.get() === null || this.#isStale),
      common.readInfo,
    )
    const follow = createTabFollower({
      ...common,
      currentToken: this.#currentToken,
      onSignedOut: () => this.#leave(),
      onEnded: () => this.#ended(),
    })
    tabs.onChange((...seen) => void follow(...seen).then(this.#retryInfo))
  }

  readonly get = (): User | null => this.#user.get()
  readonly subscribe = (listener: () => void) => this.#user.subscribe(listener)

  /**
   * Requests the stored token's user, if there is a token. If the server does not respond, the frame shows a visitor
   * for now; the token is kept, and its user is requested again until there is an answer.
   */
  async start(): Promise<void> {
    const stored = this.#options.token.read()
    this.#currentToken.set(stored)
    if (stored) await this.#readInfo()
    this.#known.set(true)
    this.#retryInfo()
  }

  /** Requests the user of a stored token that none is known of, because the request at the start failed. Never rejects. */
  readonly retry = async (): Promise<void> => {
    if (this.#options.token.read() !== null && !this.get()) await this.#readInfo()
  }

  readonly signIn: SessionService['signIn'] = async (call, body) => {
    const { transport, tabs, token } = this.#options
    const requestToken = token.read()
    const generation = ++this.#generation
    const json = call === '/sys/auth/register'
    const data = await transport.post({ path: call, body, encoding: json ? 'json' : 'form' })
    const newToken = tokenIn(data)
    if (!newToken) {
      // Only a social registration may respond without a token (D8).
      if (call === '/sys/auth/faceBookRegister') return null
      throw transport.malformed(call)
    }
    const user = readAnswer(transport, call, userSchema, data)
    // site.md 4: 0 is a logout (D47). The form shows that the login failed.
    if (user.enabled === 0) throw new ApiError({ code: 1, kind: 'refused', message: '', path: call })
    // A stale response is not kept: another player is here, or another login has started, here or in another tab (whose
    // user may still be being requested).
    if (generation !== this.#generation || ![null, requestToken].includes(token.read())) return user
    this.#keep(newToken)
    this.#set(user)
    this.#known.set(true)
    tabs.send('signed-in')
    return user
  }

  readonly signOut = async (): Promise<void> => {
    const generation = this.#generation
    try {
      await this.#options.transport.post({ path: LOGOUT, body: {} })
    } catch (error) {
      if (generation === this.#generation) throw error
    }
    // The player who logged out is gone already, and somebody else may be logged in.
    if (generation !== this.#generation) return
    this.forget()
    this.#options.onSignedOut()
  }

  /** Stores the token of a response, if there is one. */
  #keep(token: string): void {
    if (!token) return
    this.#options.token.write(token)
    this.#currentToken.set(token)
  }

  /**
   * Clears token and user here and in the other tabs. The message to them goes first, since they take a token that
   * disappears without a message for a logout.
   */
  forget(why: 'signed-out' | 'ended' = 'signed-out'): void {
    const { tabs, token } = this.#options
    tabs.send(why, token.read())
    token.clear()
    this.#set(null)
  }

  /** Ends a session that the server no longer knows. The other tabs are informed before they see the token disappear. */
  end(): void {
    this.#options.tabs.send('ended', this.#options.token.read())
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

  async #readInfo(): Promise<User | null> {
    const { transport, token, reload, onSignedOut } = this.#options
    // A response about a token that is no longer the stored one (a logout or another login meanwhile) changes nothing.
    const requestToken = token.read()
    const before = this.get()
    this.#currentToken.set(requestToken)
    try {
      const data = await transport.post({ path: TOKEN_INFO, body: {}, indicator: false, timeout: INFO_TIMEOUT })
      if (token.read() !== requestToken) return this.get()
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
      if (token.read() !== requestToken) return this.get()
      // No other error says anything about the token: a server that breaks down or limits its calls refuses as well.
      if (isSessionEnd(error)) {
        // A newly opened tab may be the first to learn that the session is over: 'ended' lets it end in the others as
        // usual.
        this.forget('ended')
        if (before) onSignedOut()
      } else this.#isStale = true
      return this.get()
    }
  }

  #set(user: User | null): void {
    this.#isStale = false
    const before = this.get()
    if (before === user) return
    if (before?.id !== user?.id) {
      this.#generation++
      // What is open belongs to the previous player.
      if (before && user) this.#options.onSignedOut()
    }
    this.#user.set(user)
    this.#options.events.emit('session:changed', { user })
  }

  /** Shows a visitor after a logout in another tab. */
  #leave(): void {
    const before = this.get()
    this.#set(null)
    if (before) this.#options.onSignedOut()
  }
}
