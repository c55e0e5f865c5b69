import { ApiError } from '@croupier/shared/api'
import { createTestHost, testUser } from '@croupier/shared/testing'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import english from '../../messages/en.json' with { type: 'json' }
import german from '../../messages/de.json' with { type: 'json' }
import { fetchPollingStatus } from '../../api/order-status.ts'
import { depositDraft } from '../form/deposit-draft.ts'
import { concludeOrder } from './conclude-order.ts'
import { followLeftOrder, showOrder } from './follow-left-order.ts'
import { loadPlainWords } from './plain-words.ts'

const STATUS = '/sys/deposit/pollingStatus'
const MINUTE = 60_000
const ARRIVED = english['result.successText']

beforeAll(async () => {
  // They are loaded while no clock stands still.
  for (const locale of ['en', 'de'] as const) await loadPlainWords(createTestHost({ locale }))
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * Follows an order of this id, which the API has called open; `answers` are the further responses of pollingStatus in
 * turn, the last one for all later ones.
 */
async function follow(orderId: string, ...answers: (number | Error | Promise<number>)[]) {
  const responses: typeof answers = [0, ...answers]
  let requests = 0
  const host = createTestHost({
    user: {},
    answers: {
      [STATUS]: async () => {
        const status = await responses[Math.min(requests++, responses.length - 1)]
        if (status instanceof Error) throw status
        return { status }
      },
    },
  })
  await fetchPollingStatus(host, orderId)
  const refresh = vi.spyOn(host.session, 'refresh')
  followLeftOrder(host, orderId)
  return {
    host,
    refresh,
    /** How often the session was refreshed, how often the order was asked for, and what was told. */
    sofar: () => [refresh.mock.calls.length, requests - 1, host.record.toasts],
    setBalance: (availableBalance: string) => host.session.set(testUser({ availableBalance })),
  }
}

it('asks for the order when the balance has changed, and tells of its arrival once', async () => {
  const { sofar, setBalance } = await follow('L1', 0, 10)
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(sofar()).toEqual([2, 0, []])
  // A win, say.
  setBalance('130.00')
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(sofar()).toEqual([4, 1, []])
  setBalance('180.00')
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  // The success refreshes the session once more.
  expect(sofar()).toEqual([6, 2, [ARRIVED]])
})

it('compares with the balance of the moment when the order was last called open', async () => {
  const { host, sofar, setBalance } = await follow('L7', 10)
  // The arrival reaches the page while a dialog shows the order; that dialog has not asked since.
  const leave = showOrder(host, 'L7')
  setBalance('150.00')
  leave()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(sofar()).toEqual([2, 1, [ARRIVED]])
})

it('asks again after a request that failed', async () => {
  const lost = new ApiError({ code: -1, message: '', kind: 'network', path: STATUS })
  const { sofar, setBalance } = await follow('L2', lost, 10)
  setBalance('130.00')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(sofar()).toEqual([1, 1, []])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(sofar()).toEqual([3, 2, [ARRIVED]])
})

it.each([
  // A success is credited: the balance that is shown has to follow.
  [10, ARRIVED, 15],
  [20, english['result.failedLead'], 14],
  [30, english['result.canceledText'], 14],
])('asks for the order at the end instead of the last refresh: status %i is told', async (status, words, refreshes) => {
  const { sofar } = await follow(`L3-${status}`, status)
  await vi.advanceTimersByTimeAsync(14 * MINUTE)
  expect(sofar()).toEqual([14, 0, []])
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect(sofar()).toEqual([refreshes, 1, [words]])
})

it('ends after a quarter of an hour, and says nothing of an order that is still open', async () => {
  const { sofar } = await follow('L4', 0)
  await vi.advanceTimersByTimeAsync(60 * MINUTE)
  expect(sofar()).toEqual([14, 1, []])
})

it('tells of an outcome whose response came after the dialog was closed, without asking again', async () => {
  const { host, sofar } = await follow('L8', 20)
  await fetchPollingStatus(host, 'L8')
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect(sofar()).toEqual([0, 1, [english['result.failedLead']]])
})

it('says nothing to a member who has logged in while the state was requested', async () => {
  const status = Promise.withResolvers<number>()
  const { host, sofar, setBalance } = await follow('L5', status.promise)
  setBalance('130.00')
  await vi.advanceTimersByTimeAsync(MINUTE)
  host.session.set(testUser({ id: 2 }))
  status.resolve(10)
  await vi.advanceTimersByTimeAsync(0)
  expect(sofar()).toEqual([1, 1, []])
})

it('tells it in the language of that moment', async () => {
  const { host, sofar } = await follow('L9', 20)
  host.locale.set('de')
  await vi.advanceTimersByTimeAsync(15 * MINUTE)
  expect(sofar()).toEqual([14, 1, [german['result.failedLead']]])
})

it('leaves alone what the player has typed into another deposit form', async () => {
  const { host, sofar, setBalance } = await follow('L10', 10)
  const draft = depositDraft({ code: 'PIX', form: { presets: 'config', manual: 'always', link: 'clear' } })
  draft.keep({ other: '35' }, host)
  setBalance('130.00')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([sofar().at(-1), draft.read(host)]).toEqual([[ARRIVED], { other: '35' }])
})

it.each(['logout', 'another member', 'an outcome that a dialog has shown', 'a dialog that shows it again'])(
  'ends with %s',
  async (reason) => {
    const { host, refresh, sofar, setBalance } = await follow(reason, 10)
    setBalance('130.00')
    if (reason === 'logout') host.session.set(null)
    if (reason === 'another member') host.session.set(testUser({ id: 2, availableBalance: '7.00' }))
    if (reason === 'an outcome that a dialog has shown') concludeOrder(host, reason, 'failed')
    if (reason === 'a dialog that shows it again') showOrder(host, reason)
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    expect(refresh.mock.calls.length).toBeLessThan(2)
    expect(sofar().slice(1)).toEqual([0, []])
  },
)

it('begins when the last of the dialogs that show the order is gone', async () => {
  const { host, sofar, setBalance } = await follow('L11', 10)
  const [leaveOne, leaveOther] = [showOrder(host, 'L11'), showOrder(host, 'L11')]
  setBalance('130.00')
  leaveOne()
  await vi.advanceTimersByTimeAsync(20 * MINUTE)
  expect(sofar()).toEqual([0, 0, []])
  leaveOther()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(sofar()).toEqual([2, 1, [ARRIVED]])
})
