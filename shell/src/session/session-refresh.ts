import { waitForRetry, type User } from '@croupier/shared/api'
import type { TokenStore } from '../api/token-store.ts'
import type { Transport } from '../api/transport.ts'

/** Milliseconds: the delay of the first retry; each further one takes twice as long, up to the longest. */
const RETRY_MS = 20_000
const LONGEST_RETRY_MS = 60_000

interface RefreshedSession {
  readonly transport: Transport
  readonly token: TokenStore
  get(): User | null
  /** Stores the token of a response, if it contains one. */
  keep(data: unknown): void
  /** Requests the stored token's user. */
  readInfo(): Promise<unknown>
  /** The token could not be renewed; whether the user has changed is not known. */
  onFailed(): void
  onEnd(): void
}

/**
 * Returns the session's `refresh`: requests a renewed token, then the user, and resolves to the user. Calls share the
 * requests that are under way; a failure leaves the user as before, and is repeated in the background.
 */
export function createRefresh({
  transport,
  token,
  get,
  keep,
  readInfo,
  onFailed,
  onEnd,
}: RefreshedSession): () => Promise<User | null> {
  let running: Promise<User | null> | undefined
  /**
   * `refresh` was called since the last request for the user was sent: its response may predate what the caller did.
   */
  let isRequested = false
  const run = async () => {
    const requestToken = token.read()
    if (!requestToken) return null
    try {
      const data = await transport.post({ path: '/sys/auth/token/refresh', body: {}, indicator: false })
      if (token.read() === requestToken) keep(data)
    } catch {
      // If somebody else has logged in and called `refresh` meanwhile, their user is requested all the same.
      if (token.read() === requestToken) {
        onFailed()
        return get()
      }
    }
    while (isRequested && token.read()) {
      isRequested = false
      await readInfo()
    }
    return get()
  }
  return () => {
    isRequested = true
    running ??= run().finally(() => {
      running = undefined
      onEnd()
    })
    return running
  }
}

/**
 * Returns a function that requests the user again in the background, with growing delays, for as long as `isMissing`
 * returns true. Nothing happens if that is under way already.
 */
export function createInfoRetry(isMissing: () => boolean, readInfo: () => Promise<unknown>): () => void {
  let isWaiting = false
  const retryAfter = (delay: number): void => {
    if (!isMissing() || isWaiting) return
    isWaiting = true
    void waitForRetry(delay).then(() => {
      isWaiting = false
      if (isMissing()) void readInfo().then(() => retryAfter(Math.min(delay * 2, LONGEST_RETRY_MS)))
    })
  }
  return () => retryAfter(RETRY_MS)
}
