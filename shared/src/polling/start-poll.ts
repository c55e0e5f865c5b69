import { browserClock } from './rule.ts'
import type { PollClock, PollResult, PollRule } from './rule.ts'

export interface Poll<Outcome extends string> {
  /** Never rejects. */
  readonly result: Promise<PollResult<Outcome>>
  /** Ends the poll as `stopped` and aborts the request in flight. Does nothing after the end. */
  readonly stop: () => void
}

/** Longest wait for one response; after that the request counts as failed. */
const RESPONSE_TIMEOUT_MS = 20_000

/** Starts a poll. Each request waits for the response to the one before: they never overlap. */
export function startPoll<Answer, Outcome extends string>(
  rule: PollRule<Answer, Outcome>,
  { clock = browserClock }: { clock?: PollClock } = {},
): Poll<Outcome> {
  let settle: (result: PollResult<Outcome>) => void
  const result = new Promise<PollResult<Outcome>>((resolve) => {
    settle = resolve
  })
  let timer: number | undefined
  let unlisten: (() => void) | undefined
  let inFlight: AbortController | undefined
  let ended = false
  let tries = 0
  let error: unknown

  const finish = (outcome: Outcome | 'stopped' | 'error', exhausted = false): void => {
    if (ended) return
    ended = true
    if (timer !== undefined) clock.clearTimeout(timer)
    unlisten?.()
    inFlight?.abort()
    settle({ outcome, exhausted, error })
  }

  const wait = (ms: number): void => {
    timer = clock.setTimeout(() => {
      timer = undefined
      requestWhenVisible()
    }, ms)
  }

  const requestWhenVisible = (): void => {
    if (ended) return
    if (rule.whileHidden || !clock.isHidden()) return void attempt()
    unlisten = clock.onVisible(() => {
      unlisten?.()
      unlisten = undefined
      requestWhenVisible()
    })
  }

  const attempt = async (): Promise<void> => {
    tries += 1
    const verdict = await requestOnce()
    if (ended) return
    if (verdict !== 'pending') return finish(verdict)
    if (tries >= rule.maxTries) return finish(rule.end, true)
    wait(rule.interval)
  }

  const requestOnce = async (): Promise<'pending' | Outcome | 'error'> => {
    const controller = new AbortController()
    inFlight = controller
    const late = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error))
    })
    const limit = clock.setTimeout(() => controller.abort(new Error('no response in time')), RESPONSE_TIMEOUT_MS)
    try {
      return rule.read(await Promise.race([rule.request(controller.signal), late]))
    } catch (failure) {
      error = failure
      if (rule.onError === 'continue') return 'pending'
      return rule.onError === 'stop' ? 'error' : rule.end
    } finally {
      clock.clearTimeout(limit)
      if (inFlight === controller) inFlight = undefined
    }
  }

  if (rule.maxTries <= 0) finish(rule.end, true)
  else if (rule.firstDelay <= 0) requestWhenVisible()
  else wait(rule.firstDelay)
  return { result, stop: () => finish('stopped') }
}
