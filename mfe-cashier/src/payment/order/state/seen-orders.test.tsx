import { cleanup, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../../messages/en.json' with { type: 'json' }
import DepositHistory from '../../../screens/deposit-history/deposit-history.tsx'
import DepositResult from '../../../screens/deposit-result/deposit-result.tsx'
import { intentOf, useIntents } from './intent.ts'

const unanswered = { player: 1, method: 'VISA_MASTERCARD', amount: '50', details: '4242' }
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const order = { id: 'D1', method: 'VISA_MASTERCARD', currency: 'USD', amount: '50.00', createTime: ago(0), status: 10 }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** `late`: how many milliseconds the response takes; `meanwhile`: runs before it arrives. */
async function seeHistory(fields: Partial<typeof order>, late = 0, meanwhile = () => {}) {
  const content = [{ ...order, createTime: ago(0), ...fields }]
  const page = { content, number: 0, size: 20, totalElements: 1, last: true }
  const answer = async () => {
    await Promise.resolve()
    meanwhile()
    const serverTime = ago(0)
    vi.setSystemTime(Date.now() + late)
    return { ...page, serverTime }
  }
  const answers = { '/ext/deposit/page': answer }
  await renderScreen(<DepositHistory />, { user: {}, answers, messages })
  await screen.findByText(/D1/)
}
const keyNow = () => intentOf(unanswered).key

it.each([10, 20, 30])('seeing status %i in the history ends an unanswered payment intent', async (status) => {
  const { key } = intentOf(unanswered)
  await seeHistory({ status })
  expect(keyNow()).not.toBe(key)
})

it.each([
  ['is still open', { status: 0 }],
  ['is an earlier one', { createTime: ago(5) }],
  ['has another amount', { amount: '60.00' }],
  ['has another method', { method: 'STRIPE' }],
])('an unanswered payment keeps its key if the order in the history %s', async (_, fields) => {
  const { key } = intentOf(unanswered)
  await seeHistory(fields)
  expect(keyNow()).toBe(key)
})

it('a slow history response does not end the intent of an earlier order', async () => {
  const { key } = intentOf(unanswered)
  await seeHistory({ createTime: ago(1 / 6), status: 20 }, 14_000)
  expect(keyNow()).toBe(key)
})

it('seeing the result ends an unanswered payment intent', async () => {
  const { key } = intentOf(unanswered)
  await seeHistory({ status: 0 })
  cleanup()
  const answers = { '/sys/deposit/pollingStatus': 10 }
  await renderScreen(<DepositResult params={{ outcome: 'return', orderId: 'D1' }} />, { user: {}, answers, messages })
  await vi.waitFor(() => expect(keyNow()).not.toBe(key))
})

it('an open dialog below drops the key as well', async () => {
  const intents: ReturnType<typeof useIntents>[] = []
  function Dialog() {
    intents.push(useIntents())
    return null
  }
  await renderScreen(<Dialog />, { user: {}, messages })
  const { key } = intents[0]!(unanswered)
  expect(intents[0]!(unanswered).key).toBe(key)
  await seeHistory({})
  expect(intents[0]!(unanswered).key).not.toBe(key)
})

it('a list below an open form counts as seen only once the form is closed', async () => {
  const { key } = intentOf(unanswered)
  let page: Element | null = null
  const below = () => {
    page = screen.getByRole('heading', { level: 2 }).parentElement
    page?.setAttribute('inert', '')
  }
  await seeHistory({}, 0, below)
  expect(keyNow()).toBe(key)
  page!.removeAttribute('inert')
  await vi.waitFor(() => expect(keyNow()).not.toBe(key))
})
