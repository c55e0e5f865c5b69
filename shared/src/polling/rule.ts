/** One poll, as data (D23). Times are milliseconds. */
export interface PollRule<Answer, Outcome extends string = 'succeeded' | 'failed'> {
  /** Wait before the first question; 0 asks at once. */
  readonly firstDelay: number
  /** Wait between an answer and the next question. */
  readonly interval: number
  /** Most questions asked; Infinity for a watch that ends only by an answer or by stop. Failed ones count. */
  readonly maxTries: number
  /** Whether it goes on while the tab is hidden. False: it asks as soon as the tab is seen again. */
  readonly whileHidden: boolean
  /** Asks once. The signal is aborted when the poll stops. */
  readonly ask: (signal: AbortSignal) => Promise<Answer>
  /** The edge where a provider's word becomes ours (D14). Throwing counts as a failed question. */
  readonly read: (answer: Answer) => 'pending' | Outcome
  /** A question that fails: ask again, end as `error`, or end as the `end` outcome. */
  readonly onError: 'continue' | 'stop' | 'fail'
  /** The outcome when the tries are used up. */
  readonly end: Outcome
  /** Longest wait for one answer; later counts as a failed question. Default 20 s. */
  readonly askTimeout?: number
}

/** How a poll ended. `stopped`: somebody called stop; `error`: a question failed and the rule says stop. */
export interface PollResult<Answer, Outcome extends string> {
  readonly outcome: Outcome | 'stopped' | 'error'
  /** True when the tries were used up without a verdict (D25: the truth is not known yet). */
  readonly exhausted: boolean
  readonly tries: number
  /** The last answer, where there was one. */
  readonly answer: Answer | undefined
  /** The last failure, where there was one. */
  readonly error: unknown
}

/** Time and visibility, given so that tests can stand in for them. */
export interface PollClock {
  readonly setTimeout: (run: () => void, ms: number) => number
  readonly clearTimeout: (handle: number) => void
  readonly isHidden: () => boolean
  /** Tells when the tab is seen again; returns how to stop listening. */
  readonly onVisible: (listener: () => void) => () => void
}

export const browserClock: PollClock = {
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (handle) => window.clearTimeout(handle),
  isHidden: () => document.visibilityState === 'hidden',
  onVisible: (listener) => {
    const heard = () => {
      if (document.visibilityState !== 'hidden') listener()
    }
    document.addEventListener('visibilitychange', heard)
    return () => document.removeEventListener('visibilitychange', heard)
  },
}
