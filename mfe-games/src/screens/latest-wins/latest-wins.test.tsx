import { ApiError } from '@croupier/shared/api'
import { act, cleanup, createTestHost, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import LatestWinsScreen from './latest-wins.tsx'

const WINS = '/sys/latestWin/randomList'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('[GM-13] the wins are requested again in another language, as the server formats the amounts', async () => {
  const wins = vi.fn(() => ['ada $ 1,248.60'])
  const { host } = await renderScreen(<LatestWinsScreen />, { answers: { [WINS]: () => wins() }, messages })
  await screen.findByText('$ 1,248.60')
  wins.mockReturnValue(['ada $ 1.248,60'])
  act(() => host.locale.set('de'))
  expect(await screen.findByText('$ 1.248,60')).toBeTruthy()
})

it('[GM-13] the bar keeps its wins when a refetch fails', async () => {
  const wins = vi.fn<() => unknown>(() => ['ada $ 12.00'])
  await renderScreen(<LatestWinsScreen />, { answers: { [WINS]: () => wins() }, messages })
  await screen.findByText('ada')
  const bar = screen.getByRole('region', { name: 'Latest wins' })
  wins.mockImplementation(() => {
    throw new ApiError({ code: 1, kind: 'refused', message: '', path: WINS })
  })
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  await vi.waitFor(() => expect(wins).toHaveBeenCalledTimes(2))
  expect(screen.getByRole('region', { name: 'Latest wins' })).toBe(bar)
})

it.each([
  ['real', ['ada12.00 €']],
  ['illustrative', ['ada12.00 €', expect.stringMatching(/^bob£\u00a0[1-9][\d,]+\.\d\d$/)]],
] as const)('[GM-13] a bare name gets an amount only where wins are illustrative: %s', async (latestWins, shown) => {
  const test = createTestHost({ answers: { [WINS]: ['ada 12.00 €', 'bob'] } })
  const amounts = { ...test.config.amounts, currencySymbol: '£' }
  const host = { ...test, config: { ...test.config, latestWins, amounts } }
  await renderScreen(<LatestWinsScreen />, { host, messages })
  await screen.findByText('ada')
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent?.replace(' ', ''))
  expect(lines).toEqual(shown)
})
