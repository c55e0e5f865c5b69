import { syncServerTime } from '@croupier/shared/api'
import { act, cleanup, render, screen } from '@croupier/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formatCountdown, useTimeLeft } from './use-time-left.ts'

const NOON = Date.parse('2026-01-01T12:00:00Z')
const HOUR = 3_600_000
const at = (ms: number) => new Date(ms).toISOString()

function Left({ expiresAt }: { expiresAt: string | undefined }) {
  const left = useTimeLeft(expiresAt)
  return <p>{left === null ? 'for ever' : left || 'over'}</p>
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  cleanup()
  await syncServerTime(Promise.resolve({ serverTime: at(Date.now()) }))
  vi.useRealTimers()
})

it.each([
  ['right', 0],
  ['an hour slow', -HOUR],
  ['an hour fast', HOUR],
])('the time left follows the server’s clock on a device that is %s', async (_, wrong) => {
  vi.setSystemTime(NOON + wrong)
  await syncServerTime(Promise.resolve({ serverTime: at(NOON) }))
  render(<Left expiresAt={at(NOON + 125_000)} />)
  expect(screen.getByText('2:05')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('1:05')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(65_000))
  expect(screen.getByText('over')).toBeTruthy()
})

it('an end that came too early, on a clock that was set forward, is taken back once the server’s time is known', async () => {
  vi.setSystemTime(NOON)
  await syncServerTime(Promise.resolve({ serverTime: at(NOON) }))
  render(<Left expiresAt={at(NOON + 125_000)} />)
  vi.setSystemTime(NOON + HOUR)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByText('over')).toBeTruthy()
  await syncServerTime(Promise.resolve({ serverTime: at(NOON + 1000) }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByText('2:03')).toBeTruthy()
})

it.each([[{}], [{ serverTime: null }], [{ serverTime: 'soon' }]])(
  'the time left follows the device’s clock after %j',
  async (answer) => {
    vi.setSystemTime(NOON)
    await syncServerTime(Promise.resolve(answer))
    render(<Left expiresAt={at(NOON + 61_000)} />)
    expect(screen.getByText('1:01')).toBeTruthy()
  },
)

it('the time left is null without an expiry', () => {
  render(<Left expiresAt={undefined} />)
  expect(screen.getByText('for ever')).toBeTruthy()
})

it('formatCountdown writes minutes and seconds', () => {
  expect([formatCountdown(125), formatCountdown(59), formatCountdown(0)]).toEqual(['2:05', '0:59', '0:00'])
})
