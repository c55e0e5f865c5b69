import { PGliteDriver } from 'kysely'
import type { DatabaseConnection, PGliteDialectConfig } from 'kysely'

const LONGEST_WAIT_MS = 20_000

/**
 * PGlite has one connection, and kysely's driver hands it to all callers at once: a query of another request would then
 * run inside a transaction that is not its own. Here each caller waits for its turn. A query on `db` from within a
 * transaction would wait for itself: after 20 s it throws an error that says so.
 */
export class SerialPGliteDriver extends PGliteDriver {
  #waiting: (() => void)[] = []
  #busy = false
  readonly #closed: () => void

  /** `closed` is called when the database is shut. */
  constructor(config: PGliteDialectConfig, closed: () => void) {
    super(config)
    this.#closed = closed
  }

  override async destroy(): Promise<void> {
    await super.destroy()
    this.#closed()
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#busy) await this.#turn()
    this.#busy = true
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#busy = false
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((entry) => entry !== go)
        reject(new Error('No turn on the database: is db used inside a transaction of its own?'))
      }, LONGEST_WAIT_MS)
      this.#waiting.push(go)
    })
  }
}
