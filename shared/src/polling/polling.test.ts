import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startPoll } from './index.ts'
import type { PollClock, PollRule } from './index.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function testClock(): PollClock & { hide(hidden: boolean): void; readonly listeners: Set<() => void> } {
  let hidden = false
  const listeners = new Set<() => void>()
  return {
    listeners,
    setTimeout: (run, ms) => setTimeout(run, ms) as unknown as number,
    clearTimeout: (handle) => clearTimeout(handle),
    isHidden: () => hidden,
    onVisible: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hide: (value) => {
      hidden = value
      if (!value) for (const listener of listeners) listener()
    },
  }
}

type Word = 'pending' | 'succeeded' | 'failed' | 'canceled'

function rule(words: Word[], changes: Partial<PollRule<Word, Exclude<Word, 'pending'>>> = {}) {
  const times: number[] = []
  const start = Date.now()
  const made: PollRule<Word, Exclude<Word, 'pending'>> = {
    firstDelay: 3000,
    interval: 4000,
    maxTries: 3,
    whileHidden: true,
    request: async () => {
      times.push(Date.now() - start)
      return words[times.length - 1] ?? 'pending'
    },
    read: (word) => word,
    onError: 'continue',
    end: 'canceled',
    ...changes,
  }
  return { made, times }
}

describe('startPoll', () => {
  test('polls PayPal after 3 s, then every 4 s, three times at most, then cancels (DP-11)', async () => {
    const { made, times } = rule([])
    const poll = startPoll(made, { clock: testClock() })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(times).toEqual([3000, 7000, 11_000])
    await expect(poll.result).resolves.toMatchObject({ outcome: 'canceled', exhausted: true })
  })

  test('polls Cash App at once, then every 2 s, four times; an error stops it (DP-14)', async () => {
    const cash = { firstDelay: 0, interval: 2000, maxTries: 4, onError: 'stop', end: 'failed' } as const
    const { made, times } = rule([], cash)
    const poll = startPoll(made, { clock: testClock() })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(times).toEqual([0, 2000, 4000, 6000])
    await expect(poll.result).resolves.toMatchObject({ outcome: 'failed', exhausted: true })

    const request = vi.fn(() => Promise.reject(new Error('no')))
    const broken = startPoll({ ...made, request }, { clock: testClock() })
    await expect(broken.result).resolves.toMatchObject({ outcome: 'error' })
    expect(request).toHaveBeenCalledOnce()
  })

  test('ends with an answer, and continues after errors only if the rule says so (DP-13)', async () => {
    const { made } = rule([])
    let asked = 0
    const ask = async (): Promise<Word> => {
      asked += 1
      if (asked < 4) throw new Error('passing')
      return 'succeeded'
    }
    const poll = startPoll({ ...made, interval: 1000, maxTries: Infinity, request: ask }, { clock: testClock() })
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(poll.result).resolves.toMatchObject({ outcome: 'succeeded', exhausted: false })
    expect(asked).toBe(4)
  })

  test('ends with the end outcome after an error with onError fail', async () => {
    const { made } = rule([], { onError: 'fail', firstDelay: 0 })
    const poll = startPoll({ ...made, request: () => Promise.reject(new Error('no')) }, { clock: testClock() })
    await expect(poll.result).resolves.toMatchObject({ outcome: 'canceled', exhausted: false })
  })

  test('waits while the tab is hidden, and sends a due request when it is visible again', async () => {
    const clock = testClock()
    const { made, times } = rule(['pending', 'succeeded'], { whileHidden: false })
    const poll = startPoll(made, { clock })
    clock.hide(true)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(times).toEqual([])
    clock.hide(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(times).toEqual([30_000, 34_000])
    await expect(poll.result).resolves.toMatchObject({ outcome: 'succeeded' })
    expect(clock.listeners.size).toBe(0)
  })

  test('follows the visibility of the document by default', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const changes = () => void document.dispatchEvent(new Event('visibilitychange'))
    const { made, times } = rule(['pending', 'succeeded'], { whileHidden: false })
    const poll = startPoll(made)
    await vi.advanceTimersByTimeAsync(30_000)
    changes()
    await vi.advanceTimersByTimeAsync(1000)
    expect(times).toEqual([])
    state.mockReturnValue('visible')
    changes()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(times).toEqual([31_000, 35_000])
    await expect(poll.result).resolves.toMatchObject({ outcome: 'succeeded' })
    changes()
    expect(times).toHaveLength(2)
  })

  test('aborts the request in flight on stop, and sends no other', async () => {
    let aborted = false
    const { made } = rule([])
    const ask = vi.fn(
      (signal: AbortSignal) => new Promise<Word>(() => signal.addEventListener('abort', () => (aborted = true))),
    )
    const poll = startPoll({ ...made, request: ask }, { clock: testClock() })
    await vi.advanceTimersByTimeAsync(3500)
    poll.stop()
    poll.stop()
    await expect(poll.result).resolves.toMatchObject({ outcome: 'stopped' })
    expect(ask).toHaveBeenCalledOnce()
    expect(aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('counts a request without a response as failed after the time limit', async () => {
    const { made } = rule([], { onError: 'stop', firstDelay: 0 })
    const poll = startPoll({ ...made, request: () => new Promise<Word>(() => {}) }, { clock: testClock() })
    await vi.advanceTimersByTimeAsync(20_000)
    await expect(poll.result).resolves.toMatchObject({ outcome: 'error' })
  })

  test("counts a request as failed if the rule's read throws", async () => {
    const read = () => {
      throw new Error('unknown word')
    }
    const { made } = rule(['succeeded'], { onError: 'stop', firstDelay: 0, read })
    await expect(startPoll(made, { clock: testClock() }).result).resolves.toMatchObject({ outcome: 'error' })
  })

  test('never overlaps requests, sends too many or one after the end, or resolves twice', async () => {
    const step = fc.record({
      takes: fc.integer({ min: 0, max: 9000 }),
      says: fc.constantFrom('pending', 'succeeded', 'throw'),
    })
    const setup = fc.record({
      steps: fc.array(step, { maxLength: 8 }),
      firstDelay: fc.integer({ min: 0, max: 5000 }),
      interval: fc.integer({ min: 0, max: 5000 }),
      maxTries: fc.integer({ min: 1, max: 6 }),
      onError: fc.constantFrom('continue', 'stop', 'fail'),
      stopAt: fc.option(fc.integer({ min: 0, max: 40_000 })),
      hides: fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(setup, async ({ steps, stopAt, hides, ...rest }) => {
        const clock = testClock()
        let asking = 0
        let most = 0
        let asked = 0
        let ended = false
        let lateQuestions = 0
        const ask = async (): Promise<Word> => {
          const { takes, says } = steps[asked] ?? { takes: 0, says: 'pending' }
          asked += 1
          if (ended) lateQuestions += 1
          asking += 1
          most = Math.max(most, asking)
          await new Promise((resolve) => setTimeout(resolve, takes))
          asking -= 1
          if (says === 'throw') throw new Error('thrown')
          return says as Word
        }
        const { made } = rule([], { ...rest, request: ask, whileHidden: false } as Partial<
          PollRule<Word, 'succeeded' | 'failed' | 'canceled'>
        >)
        const poll = startPoll(made, { clock })
        void poll.result.then(() => (ended = true))
        if (stopAt !== null) setTimeout(poll.stop, stopAt)
        for (const at of hides) {
          setTimeout(() => clock.hide(true), at)
          setTimeout(() => clock.hide(false), at + 7000)
        }
        await vi.advanceTimersByTimeAsync(300_000)
        await poll.result
        expect(most).toBeLessThanOrEqual(1)
        expect(lateQuestions).toBe(0)
        expect(asked).toBeLessThanOrEqual(rest.maxTries)
        expect(clock.listeners.size).toBe(0)
      }),
      { numRuns: 150 },
    )
  })
})
