import { ApiError, NETWORK_FAILURE, TOO_MANY } from '@croupier/shared/api'
import { createTestHost } from '@croupier/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'

const PATH = '/sys/sysSetting/checkContactUsSetting'

/** The module as a page loads it, and an API that gives these answers, one after the other. */
async function load(...replies: unknown[]) {
  vi.resetModules()
  const { chat, checkChat } = await import('./chat.ts')
  const { api, record } = createTestHost({
    answers: {
      [PATH]: () => {
        const reply = replies.shift()
        if (reply instanceof Error) throw reply
        return reply
      },
    },
  })
  return { available: chat.available, check: (signal?: AbortSignal) => checkChat(api, signal), calls: record.calls }
}

const failure = (kind: ApiError['kind'], code: number) => new ApiError({ code, kind, message: '', path: PATH })
const failures = [
  ['silence', failure('network', NETWORK_FAILURE)],
  ['a breakdown', failure('network', 503)],
  ['too many calls', failure('network', TOO_MANY)],
] as const

// Whoever waits for the network since an earlier test is done.
beforeEach(() => void dispatchEvent(new Event('online')))

it.each(failures)('[SH-25] after %s the chat stays as it was (D3)', async (_, error) => {
  const { available, check } = await load(true, error, false, error)
  expect(available.get()).toBeUndefined()
  for (const expected of [true, true, false, false]) {
    await check()
    expect(available.get()).toBe(expected)
  }
})

it('[SH-25] nothing is said of a chat that was never answered for; a refusal means that there is none', async () => {
  const { available, check } = await load(failure('network', 503), failure('refused', 404))
  await check()
  expect(available.get()).toBeUndefined()
  await check()
  expect(available.get()).toBe(false)
})

it('[SH-25] after failures the chat is asked for once when the network is back, and not again', async () => {
  const { available, check, calls } = await load(...failures.map(([, error]) => error), true)
  for (const _ of failures) await check()
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(available.get()).toBe(true))
  dispatchEvent(new Event('online'))
  expect(calls).toHaveLength(4)
})

it('[SH-25] an answer that comes after the dialog is closed changes nothing', async () => {
  const { available, check, calls } = await load(failure('aborted', NETWORK_FAILURE), true)
  await check(AbortSignal.abort())
  dispatchEvent(new Event('online'))
  expect(calls).toHaveLength(1)
  await check(AbortSignal.abort())
  expect(available.get()).toBeUndefined()
})
