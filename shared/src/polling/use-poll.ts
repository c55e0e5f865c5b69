import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { startPoll } from './start-poll.ts'
import type { Poll } from './start-poll.ts'
import type { PollResult, PollRule } from './rule.ts'

export interface PollHandle {
  readonly isRunning: boolean
  /** Starts a poll; one that still runs is stopped first. The promise never rejects. */
  start<Answer, Outcome extends string>(rule: PollRule<Answer, Outcome>): Promise<PollResult<Outcome>>
}

const NEVER_STARTED = { outcome: 'stopped', exhausted: false, error: undefined } as const

/**
 * A poll that belongs to a component and is started by an event handler: it stops when the component is unmounted, and
 * none starts after that (DP-21).
 */
export function usePoll(): PollHandle {
  const current = useRef<{ stop: () => void } | null>(null)
  const isUnmounted = useRef(false)
  const [isRunning, setRunning] = useState(false)

  const start = useCallback(async <Answer, Outcome extends string>(rule: PollRule<Answer, Outcome>) => {
    // The caller had to wait for something else first, and the component was unmounted meanwhile.
    if (isUnmounted.current) return NEVER_STARTED
    current.current?.stop()
    const poll: Poll<Outcome> = startPoll(rule)
    current.current = poll
    setRunning(true)
    const result = await poll.result
    if (current.current === poll) {
      current.current = null
      setRunning(false)
    }
    return result
  }, [])
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      current.current?.stop()
    }
  }, [])
  return { isRunning, start }
}

/**
 * A poll that runs for as long as `active` is true (the game's block check, the chat's availability). `rule` is read
 * when it starts; `onEnd` is called on every end except unmounting and `active` turning false.
 */
export function usePollWhile<Answer, Outcome extends string>(
  active: boolean,
  rule: PollRule<Answer, Outcome>,
  onEnd?: (result: PollResult<Outcome>) => void,
): void {
  const ended = useEffectEvent((result: PollResult<Outcome>) => onEnd?.(result))
  const begin = useEffectEvent(() => {
    const poll = startPoll(rule)
    void poll.result.then((result) => {
      if (result.outcome !== 'stopped') ended(result)
    })
    return poll.stop
  })
  useEffect(() => (active ? begin() : undefined), [active])
}
