import { ApiError } from '@croupier/shared/api'
import { cleanup, createTestHost, renderScreen, screen, testGame, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import GameBrowserScreen from './game-browser.tsx'
import { saveSearch } from './saved-search.ts'

const LIST = '/ext/favourites/list'
const LISTED = '/base/game/listPage'
const NO_GAMES = { content: [], number: 0, size: 300, totalElements: 0, last: true }
const failure = (kind: 'refused' | 'network', code: number) => new ApiError({ code, kind, message: 'no', path: LIST })

// jsdom scrolls nothing.

afterEach(cleanup)

it('says that there are no favourites only once it knows', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  await renderScreen(<GameBrowserScreen params={{ category: 'favourites' }} />, {
    answers: { [LIST]: () => promise },
    messages,
    user: {},
  })
  await screen.findByRole('heading', { name: 'Favourites' })
  expect(screen.queryByText('No favourites yet')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading')
  resolve([testGame(1)])
  await screen.findByRole('button', { name: 'Game 1' })
})

it('a member without favourites is told how to get some', async () => {
  await renderScreen(<GameBrowserScreen params={{ category: 'favourites' }} />, {
    answers: { [LIST]: [] },
    messages,
    user: {},
  })
  const empty = await screen.findByText('No favourites yet')
  expect(empty.parentElement?.querySelector('svg')).not.toBeNull()
  await screen.findByRole('button', { name: 'Browse games' })
})

it('a list of favourites that does not come says so, and is asked for again where it was', async () => {
  const again = Promise.withResolvers<unknown>()
  const answers = [again.promise, Promise.reject(failure('network', -1)), Promise.reject(failure('network', -1))]
  for (const answer of answers) void answer.catch(() => undefined)
  await renderScreen(<GameBrowserScreen params={{ category: 'favourites' }} />, {
    answers: { [LIST]: () => answers.pop() },
    messages,
    user: {},
  })
  // A network error is retried once before the page shows it.
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3_000 })
  screen.getByRole('heading', { name: 'Favourites' })
  await userEvent.click(retry)
  await vi.waitFor(() => expect(retry.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(retry)
  again.resolve([testGame(1)])
  await screen.findByRole('button', { name: 'Game 1' })
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([404, 1])('an operator that answers %i to the list of favourites has none (D3)', async (code) => {
  await renderScreen(<GameBrowserScreen params={{ category: 'favourites' }} />, {
    answers: { [LIST]: () => Promise.reject(failure('refused', code)), [LISTED]: NO_GAMES },
    messages,
    user: {},
  })
  await screen.findByRole('heading', { name: 'All games' })
  expect(screen.queryByRole('link', { name: 'Favourites' })).toBeNull()
})

it.each([429, 500])('one that answers %i can tell nobody anything: the page stays', async (code) => {
  await renderScreen(<GameBrowserScreen params={{ category: 'favourites' }} />, {
    answers: { [LIST]: () => Promise.reject(failure('network', code)) },
    messages,
    user: {},
  })
  await screen.findByRole('button', { name: 'Try again' })
  screen.getByRole('heading', { name: 'Favourites' })
  screen.getByRole('link', { name: 'Favourites' })
})

it('offers no choice of vendors where the operator does not tell them (D3)', async () => {
  const path = '/ext/game/vendors'
  const vendors = Promise.withResolvers<unknown>()
  const ask = vi.fn(() => vendors.promise)
  await renderScreen(<GameBrowserScreen params={{ category: 'all' }} />, {
    answers: {
      [path]: ask,
      [LISTED]: NO_GAMES,
    },
    messages,
  })
  await screen.findByRole('combobox', { name: 'Vendor' })
  // Rejected before it is requested, the promise would be an unhandled rejection.
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  vendors.reject(new ApiError({ code: 404, kind: 'refused', message: 'no', path }))
  await vi.waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  screen.getByRole('searchbox')
})

it('offers the choice of vendors once more after a busy server, and the one that was chosen before (D3)', async () => {
  const path = '/ext/game/vendors'
  const river = { vendor: 'river', name: 'Slow River', count: 2 }
  const answers = [
    Promise.resolve([river]),
    Promise.reject(failure('network', -1)),
    Promise.reject(failure('network', -1)),
  ]
  for (const answer of answers) void answer.catch(() => undefined)
  const host = createTestHost({ answers: { [path]: () => answers.pop(), [LISTED]: NO_GAMES } })
  host.navigation.step = () => 'here'
  saveSearch(host, { name: '', vendor: 'river' })
  await renderScreen(<GameBrowserScreen params={{ category: 'all' }} />, { host, messages })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('combobox')).toBeNull()
  // All games are listed: the player could not clear a vendor filter that is not shown.
  await screen.findByText('Coming soon')
  await userEvent.click(retry)
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Vendor' })
  expect(choice.value).toBe('river')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await vi.waitFor(() => expect(host.record.calls.at(-1)).toMatchObject({ path: LISTED, body: { vendor: 'river' } }))
})
