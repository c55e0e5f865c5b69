/** One poll, as data (D23). Times are milliseconds. */
export interface PollRule<Answer, Outcome extends string = 'succeeded' | 'failed'> {
  /** Wait before the first request; 0 sends it at once. */
  readonly firstDelay: number
  /** Wait between a response and the next request. */
  readonly interval: number
  /** The most requests that are sent, failed ones included; Infinity for a watch that only an answer or stop ends. */
  readonly maxTries: number
  /**
   * Whether the poll goes on while the tab is hidden. False: a request that is due waits until the tab is visible
   * again.
   */
  readonly whileHidden: boolean
  /** Sends one request. The signal is aborted when the poll stops. */
  readonly request: (signal: AbortSignal) => Promise<Answer>
  /** Translates a provider's answer into our outcomes (D14). Throwing counts as a failed request. */
  readonly read: (answer: Answer) => 'pending' | Outcome
  /** After a failed request: go on, end as `error`, or end with the `end` outcome. */
  readonly onError: 'continue' | 'stop' | 'fail'
  /** The outcome when the tries are used up. */
  readonly end: Outcome
}

/** How a poll ended. `stopped`: somebody called stop; `error`: a request failed and the rule says stop. */
export interface PollResult<Outcome extends string> {
  readonly outcome: Outcome | 'stopped' | 'error'
  /** True when the tries were used up without a verdict (D25: the truth is not known yet). */
  readonly exhausted: boolean
  /** The last failure, where there was one. */
  readonly error: unknown
}

/** Time and visibility, passed in so that tests can replace them. */
export interface PollClock {
  readonly setTimeout: (run: () => void, ms: number) => number
  readonly clearTimeout: (handle: number) => void
  readonly isHidden: () => boolean
  /** Calls back when the tab is visible again; returns a function that stops listening. */
  readonly onVisible: (listener: () => void) => () => void
}

export const browserClock: PollClock = {
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (handle) => window.clearTimeout(handle),
  isHidden: () => document.visibilityState === 'hidden',
  onVisible: (listener) => {
    const onChange = () => {
      if (document.visibilityState !== 'hidden') listener()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  },
}
