import { ApiError } from '@croupier/shared/api'
import { expect, it, vi } from 'vitest'
import type { TokenStore } from '../api/token-store.ts'
import type { Transport } from '../api/transport.ts'
import { createEventBus } from '../host/event-bus.ts'
import { Session } from './session.ts'

const INFO = '/sys/auth/token/info'
const REFRESH = '/sys/auth/token/refresh'
const user = (availableBalance: string) => ({ id: 7, username: 'ada', currency: 'USD', availableBalance, enabled: 1 })
const none = () => undefined

const sessionFor = (
  post: (exchange: { path: string }) => Promise<unknown>,
  token: TokenStore = { read: () => 'token', write: none, clear: none },
) =>
  new Session({
    transport: { post } as unknown as Transport,
    token,
    tabs: { send: none, onChange: none },
    events: createEventBus(),
    onSignedOut: none,
    onEnded: none,
    reload: none,
  })

it('a refresh during the user request reads the user once more (SE-02)', async () => {
  const answers: Record<string, unknown> = { [REFRESH]: {} }
  const paths: string[] = []
  const post = async ({ path }: { path: string }) => {
    paths.push(path)
    return answers[path]
  }
  const session = sessionFor(post)
  let info: (found: unknown) => void = none
  answers[INFO] = new Promise((resolve) => (info = resolve))
  const first = session.refresh()
  await vi.waitFor(() => expect(paths).toEqual([REFRESH, INFO]))
  answers[INFO] = user('60.00')
  const second = session.refresh()
  info(user('10.00'))
  expect((await second)?.availableBalance).toBe('60.00')
  await first
  expect([session.get()?.availableBalance, paths]).toEqual(['60.00', [REFRESH, INFO, INFO]])
})

it("a refresh after another login reads the new member's user as well", async () => {
  const refreshed = Promise.withResolvers<object>()
  let stored = 'token of ada'
  const paths: string[] = []
  const post = async ({ path }: { path: string }) => {
    paths.push(path)
    return path === REFRESH ? refreshed.promise : user('60.00')
  }
  const session = sessionFor(post, { read: () => stored, write: (token) => void (stored = token), clear: none })
  const first = session.refresh()
  stored = 'token of ben'
  const second = session.refresh()
  refreshed.resolve({ token: 'the next token of ada' })
  expect((await second)?.availableBalance).toBe('60.00')
  await first
  expect([stored, paths]).toEqual(['token of ben', [REFRESH, INFO]])
})

it.each([REFRESH, INFO])(
  'a balance that could not be refreshed (%s) is requested again until it is known',
  async (failing) => {
    vi.useFakeTimers()
    const answers: Record<string, unknown> = { [REFRESH]: {}, [INFO]: user('10.00') }
    const paths: string[] = []
    const post = async ({ path }: { path: string }) => {
      paths.push(path)
      const answer = answers[path]
      if (answer instanceof Error) throw answer
      return answer
    }
    const session = sessionFor(post)
    await session.start()
    answers[failing] = new ApiError({ code: -1, kind: 'network', message: '', path: failing })
    expect((await session.refresh())?.availableBalance).toBe('10.00')
    answers[INFO] = new ApiError({ code: -1, kind: 'network', message: '', path: INFO })
    await vi.advanceTimersByTimeAsync(20_000)
    answers[INFO] = user('60.00')
    await vi.advanceTimersByTimeAsync(39_999)
    expect(session.get()?.availableBalance).toBe('10.00')
    await vi.advanceTimersByTimeAsync(1)
    expect(session.get()?.availableBalance).toBe('60.00')
    const { length } = paths
    await vi.advanceTimersByTimeAsync(400_000)
    expect(paths).toHaveLength(length)
    vi.useRealTimers()
  },
)

it('retry requests the user whose request at the start has failed, not one that is known, and none without a token', async () => {
  let token: string | null = 'token'
  const answers: unknown[] = [new Error('lost'), new Error('lost'), user('60.00')]
  const post = vi.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  const session = sessionFor(post, { read: () => token, write: none, clear: none })
  await session.start()
  await session.retry()
  expect(session.get()).toBeNull()
  for (let calls = 0; calls < 2; calls++) await session.retry()
  expect([session.get()?.id, post.mock.calls.length]).toEqual([7, 3])
  session.forget()
  token = null
  await session.retry()
  expect(post).toHaveBeenCalledTimes(3)
})
