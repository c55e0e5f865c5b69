import {
  ApiError,
  envelopeSchema,
  NETWORK_FAILURE,
  refusalSchema,
  SESSION_INVALID,
  TOO_MANY,
} from '@croupier/shared/api'
import type { Observable } from '@croupier/shared/host'
import * as v from 'valibot'
import { answerOf, type Answer } from './answer.ts'
import type { LoadingCounter } from './loading-counter.ts'
import { takeEarlyResponse } from './early.ts'
import { headersOf } from './headers.ts'
import type { TokenStore } from './token-store.ts'

export interface TransportOptions {
  readonly origin: string
  readonly token: TokenStore
  readonly locale: Observable<string>
  readonly loading: LoadingCounter
  /** The message common.serverBusy in the player's language. */
  readonly serverBusy: () => string
  /** Called when a call other than token info is answered with -2 and its token is still the stored one. */
  readonly onSessionInvalid: (path: string) => void
  /**
   * Called when a write has waited long for its response, which may still come. A slow read shows that where its result
   * will be.
   */
  readonly onSlow?: () => void
}

export interface Exchange {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly encoding?: 'form' | 'json'
  readonly indicator?: boolean
  readonly signal?: AbortSignal
  readonly timeout?: number
  readonly idempotencyKey?: string
}

/** The call that answers with the token's user. Its -2 says nothing about the session to anybody but the session. */
export const TOKEN_INFO = '/sys/auth/token/info'
/**
 * Timeouts in milliseconds. A read (a call with a signal, so it may be aborted) is retried more easily than a write,
 * and gives up earlier.
 */
const WRITE_TIMEOUT = 30_000
export const READ_TIMEOUT = 20_000
const SLOW_AFTER = 6_000
const SERVER_ERROR = 500

/**
 * Loads the HTTP client, which is needed for uploads and for all calls but those of the first page: the page sends
 * these itself (early.ts).
 */
export const loadSend = () => import('./send.ts')

/** Talks to the product API: headers, encodings, envelope, loading indicator (site.md 7). */
export class Transport {
  readonly options: TransportOptions

  constructor(options: TransportOptions) {
    this.options = options
  }

  /** Headers of every request. */
  headers(): Record<string, string> {
    return headersOf(this.options.locale.get(), this.options.token.read())
  }

  url(path: string): string {
    return this.options.origin + path
  }

  /** Posts and returns the envelope's data, not yet checked against its schema. Throws ApiError. */
  async post(exchange: Exchange): Promise<unknown> {
    const end = exchange.indicator === false ? undefined : this.options.loading.begin()
    const isWrite = end !== undefined && exchange.signal === undefined
    const slow = isWrite ? setTimeout(() => this.options.onSlow?.(), SLOW_AFTER) : undefined
    const token = this.options.token.read()
    try {
      // The page's own call has a shorter timeout than this one: its failure is not reported as a timeout, so that the
      // call may be retried.
      const early = takeEarlyResponse(exchange, this.headers())?.catch(() => {
        throw this.malformed(exchange.path)
      })
      return this.unwrap(exchange.path, await (early ?? this.#send(exchange)), token)
    } catch (error) {
      throw this.failure(exchange.path, error, exchange.signal)
    } finally {
      clearTimeout(slow)
      end?.()
    }
  }

  async #send(exchange: Exchange): Promise<Answer> {
    const { send } = await loadSend()
    const response = await send(this.url(exchange.path), {
      headers: {
        ...this.headers(),
        ...(exchange.idempotencyKey && { 'idempotency-key': exchange.idempotencyKey }),
      },
      ...encode(exchange),
      signal: withTimeout(exchange.signal, exchange.timeout ?? (exchange.signal ? READ_TIMEOUT : WRITE_TIMEOUT)),
    })
    return answerOf(response)
  }

  /**
   * Returns the data of a response's envelope, or throws the error that the envelope contains. A server that breaks
   * down, or rejects too many calls, counts as a network failure with the HTTP status as its code: only that code tells
   * it from a failure of the network itself.
   * `token`: the one that the call was sent with. A late response about a session that is over does not end the next
   * one.
   */
  unwrap(path: string, { status, body }: Answer, token: string | null): unknown {
    const envelope = v.safeParse(envelopeSchema, body)
    if (!envelope.success) throw this.malformed(path)
    const { error, message, data } = envelope.output
    if (error === 0) return data
    const isSessionEnd = error === SESSION_INVALID
    // After a breakdown nobody knows whether a write was carried out, and a rejection of too many calls says nothing
    // about an earlier attempt: the retry has to be the same call. The code in the envelope is the operator's own
    // (site.md 8).
    const isBreakdown = !isSessionEnd && (status >= SERVER_ERROR || status === TOO_MANY)
    const isCurrentToken = token === this.options.token.read()
    if (isSessionEnd && path !== TOKEN_INFO && isCurrentToken) this.options.onSessionInvalid(path)
    const kind = isSessionEnd ? 'session' : isBreakdown || error === NETWORK_FAILURE ? 'network' : 'refused'
    const code = isBreakdown ? status : error
    // A refusal without a message is shown with the words of its screen ('Login failed').
    const shownMessage = message || (kind === 'refused' ? '' : this.options.serverBusy())
    const field = v.is(refusalSchema, data) ? data.field : undefined
    throw new ApiError({ code, kind, message: shownMessage, path, field })
  }

  /** The error for a response that is not what its call promises: error -1 (D2). */
  malformed(path: string): ApiError {
    return this.failure(path, null)
  }

  /** Any thrown value as an ApiError. */
  failure(path: string, error: unknown, signal?: AbortSignal): ApiError {
    if (error instanceof ApiError) return error
    const kind = signal?.aborted ? 'aborted' : 'network'
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return new ApiError({ code: NETWORK_FAILURE, kind, message: this.options.serverBusy(), path, isTimeout })
  }
}

function encode({ body, encoding = 'form' }: Exchange): { json: unknown } | { body: URLSearchParams } {
  if (encoding === 'json') return { json: body }
  const pairs = Object.entries(body)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]): [string, string] => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)])
  return { body: new URLSearchParams(pairs) }
}

/** A signal that aborts after `timeout` ms, or when the caller's signal does. */
export function withTimeout(signal: AbortSignal | undefined, timeout: number): AbortSignal {
  const limit = AbortSignal.timeout(timeout)
  return signal ? AbortSignal.any([signal, limit]) : limit
}
