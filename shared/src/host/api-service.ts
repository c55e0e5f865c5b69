import type { GenericSchema, InferOutput } from 'valibot'

export interface CallOptions<Schema extends GenericSchema> {
  /** What `data` must look like. Anything else counts as error -1 (D2). */
  readonly schema: Schema
  /** How the body is sent: the specification's default is `form`; `json` where it says JSON. */
  readonly encoding?: 'form' | 'json'
  /** False for the calls that the specification marks as without loading indicator. */
  readonly indicator?: boolean
  /**
   * Aborts the call. A signal also marks a call that only reads: since a read is retried more easily than an operation,
   * it times out sooner, and the player gets no message that it takes long (its screen shows that).
   */
  readonly signal?: AbortSignal
  /** Milliseconds until the call counts as a network failure. Default 30,000, with a `signal` 20,000. */
  readonly timeout?: number
  /** Requests with the same key take effect once. One key per intent of the player. */
  readonly idempotencyKey?: string
}

export interface UploadOptions<Schema extends GenericSchema> {
  readonly schema: Schema
  readonly signal?: AbortSignal
  /** Called with the share sent so far, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** The one way to the product API (site.md 7). Every method gives typed data or throws an ApiError. */
export interface ApiService {
  post<Schema extends GenericSchema>(
    path: string,
    body: Readonly<Record<string, unknown>>,
    options: CallOptions<Schema>,
  ): Promise<InferOutput<Schema>>
  /** Sends one file as multipart field `file`. */
  upload<Schema extends GenericSchema>(
    path: string,
    file: Blob,
    options: UploadOptions<Schema>,
  ): Promise<InferOutput<Schema>>
  /** A private file (GET with the token): an object for URL.createObjectURL. */
  file(path: string, query: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Blob>
  /**
   * The URL of a picture named in a response, relative ones on the API's origin; undefined where there is none or it is
   * refused (D21).
   */
  picture(address: string | null | undefined): string | undefined
}
