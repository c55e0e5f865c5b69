import { ApiError, isSessionEnd, untilNextTry, userSchema, type User } from '@croupier/shared/api'
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
  /** The session ended by itself: to the login. */
  readonly onEnded: () => void
  readonly reload: () => void
}

/** Milliseconds: how long the frame waits to hear whose token it is, and when it asks again in the background. */
const INFO_TIMEOUT = 10_000
const ASK_AGAIN = 20_000

export const LOGOUT = '/sys/auth/logout'

const withToken = v.object({ token: v.string() })

/** The token of an answer, '' where it has none. */
const tokenIn = (data: unknown): string => (v.is(withToken, data) ? data.token : '')

/** Who is playing (site.md 4). Owns the token: everything that answers one ends here. */
export class Session implements SessionService {
  readonly known: Observable<boolean>
  readonly #known = createValue(false)
  readonly #user = createValue<User | null>(null)
  readonly #options: SessionOptions
  #refreshing: Promise<User | null> | undefined
  /** Somebody has asked since the user was asked about: the answer may be of before what they did. */
  #isLate = false
  /** The token that this tab last spoke with. */
  #spoken: string | null = null
  #isWaiting = false
  /** Another tab has said that somebody logged in, and this one still sees the token of before. */
  #isTokenDue = false
  /** Another one with whoever comes, goes or sets out to log in: a late answer is about somebody of before. */
  #turn = 0

  constructor(options: SessionOptions) {
    this.#options = options
    this.known = this.#known
    options.tabs.onChange((...seen) => void this.#follow(...seen).then(() => this.#askAgain(ASK_AGAIN)))
  }

  readonly get = (): User | null => this.#user.get()
  readonly subscribe = (listener: () => void) => this.#user.subscribe(listener)

  /**
   * Reads the stored token's user, if there is a token. Where the server is silent, the frame is a visitor's for the
   * time being; the token stays, and its user is asked for until there is an answer.
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
    void untilNextTry(wait).then(() => {
      this.#isWaiting = false
      if (isMissing()) void this.#readInfo().then(() => this.#askAgain(wait * 2))
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
      // Only a social registration may have nobody to answer with (D8).
      if (call === '/sys/auth/faceBookRegister') return null
      throw transport.broken(call)
    }
    const user = readAnswer(transport, call, userSchema, data)
    // site.md 4: 0 is a logout (D47). The form says that it failed.
    if (user.enabled === 0) throw new ApiError({ code: 1, kind: 'refused', message: '', path: call })
    // Whoever is here by now, or is just logging in, stays: also one of another tab that is still being asked about.
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
    // Who was to be logged out is gone already, and somebody else may be here.
    if (turn !== this.#turn) return
    this.forget()
    this.#options.onSignedOut()
  }

  /** Keeps the token of an answer, if there is one. */
  #keep(token: string): void {
    if (!token) return
    this.#options.token.write(token)
    this.#spoken = token
  }

  /** Clears token and user here and in the other tabs, which are told first: a token that is gone alone is a logout. */
  forget(why: 'signed-out' | 'ended' = 'signed-out'): void {
    const { tabs, token } = this.#options
    tabs.tell(why, token.read())
    token.clear()
    this.#set(null)
  }

  /** The server knows the session no more, as every tab is told before it sees that the token is gone. */
  end(): void {
    this.#options.tabs.tell('ended', this.#options.token.read())
    this.#ended()
  }

  #ended(): void {
    const { events, token, onEnded } = this.#options
    // First: whoever keeps something for the member's return has to know whose it is.
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
      // Whoever has logged in meanwhile, and asked as well, is asked about all the same.
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
      // Nothing else says anything of the token: a server that breaks down, or has too many calls, refuses as well.
      if (isSessionEnd(error)) {
        // A tab that was just opened may be the first to hear that the session is over: in the others it ends as ever.
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
      // What is open belongs to another player.
      if (before && user) this.#options.onSignedOut()
    }
    this.#user.set(user)
    this.#options.events.emit('session:changed', { user })
  }

  /**
   * What happened in another tab, or while the browser kept this page put away: the stored token is every tab's. `about`:
   * the token that is over. A tab that slept hears of it late: any other one is of somebody who has logged in since.
   */
  async #follow(change: SeenChange, about = this.#spoken): Promise<void> {
    const stored = this.#options.token.read()
    const isKnown = stored === this.#spoken
    switch (change) {
      case 'signed-in':
        // Before its token is to be seen there is nothing to ask: a refusal would take it from the tab that has it.
        this.#isTokenDue = isKnown
        if (stored !== null) await this.#readInfo()
        return
      case 'token-arrived':
        // A member's renewed token is the same member's; the first one after a login is not.
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

  /** Who was here is not any more. */
  async #leave(about: string | null): Promise<void> {
    const { token, onSignedOut } = this.#options
    if (token.read() === about) token.clear()
    const before = this.get()
    this.#set(null)
    if (before) onSignedOut()
    if (token.read() !== null) await this.#readInfo()
  }
}
