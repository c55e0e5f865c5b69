import { scrubbed } from './scrub.ts'

/** What the operator is told about one remote, or about the shell. Nothing in it is about the player. */
export interface Report {
  readonly kind: 'error' | 'load' | 'vital' | 'refused'
  readonly remote: string
  readonly version: string
  readonly name: string
  /** Milliseconds, or a web vital's own unit. */
  readonly value?: number
  readonly message?: string
}
/** Tells the operator that something was not used, and why. */
export type Problem = (name: string, reason: unknown) => void

const PERIOD = 10_000
const AT_MOST = 20
const PER_PAGE = 200

/** Gathers reports and sends them together, the last ones when the page is left. */
export class Reporter {
  readonly #address: string
  #waiting: Report[] = []
  #sent = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(calls: string) {
    this.#address = `${calls}/ext/reports`
    addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.flush())
    addEventListener('pagehide', () => this.flush())
  }

  add(report: Omit<Report, 'message'> & { readonly message?: unknown }): void {
    // At most PER_PAGE reports per page: a loop of errors reports nothing after that.
    if (this.#sent + this.#waiting.length >= PER_PAGE) return
    const { message, ...rest } = report
    this.#waiting.push({ ...rest, ...(message === undefined ? {} : { message: scrubbed(message) }) })
    if (this.#waiting.length >= AT_MOST) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), PERIOD)
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const reports = this.#waiting
    if (reports.length === 0) return
    this.#waiting = []
    this.#sent += reports.length
    navigator.sendBeacon(this.#address, JSON.stringify({ reports }))
  }
}
