import { scrubbed } from './scrub.ts'

/** A report to the operator about one remote, or about the shell. Nothing in it is about the player. */
export interface Report {
  readonly kind: 'error' | 'load' | 'vital' | 'refused'
  readonly remote: string
  readonly version: string
  readonly name: string
  /** Milliseconds, or a web vital's own unit. */
  readonly value?: number
  readonly message?: string
}
/** Reports to the operator that something was not used, and why. */
export type ReportProblem = (name: string, reason: unknown) => void

const SEND_EVERY_MS = 10_000
const MAX_BATCH = 20
const MAX_PER_PAGE = 200

/** Gathers reports and sends them together, the last ones when the page is left. */
export class Reporter {
  readonly #address: string
  #waiting: Report[] = []
  #sent = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(baseUrl: string) {
    this.#address = `${baseUrl}/ext/reports`
    addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.flush())
    addEventListener('pagehide', () => this.flush())
  }

  add(report: Omit<Report, 'message'> & { readonly message?: unknown }): void {
    // At most MAX_PER_PAGE reports per page: a loop of errors reports nothing after that.
    if (this.#sent + this.#waiting.length >= MAX_PER_PAGE) return
    const { message, ...rest } = report
    this.#waiting.push({ ...rest, ...(message === undefined ? {} : { message: scrubbed(message) }) })
    if (this.#waiting.length >= MAX_BATCH) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), SEND_EVERY_MS)
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
