import { ApiError } from '@croupier/shared/api'
import { cleanup, createTestHost, renderScreen, screen, testGame, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import GameBrowserScreen from './game-browser.tsx'
import { saveSearch } from './saved-search.ts'

const FAVOURITES = '/ext/favourites/list'
const GAMES = '/base/game/listPage'
const NO_GAMES = { content: [], number: 0, size: 300, totalElements: 0, last: true }
const failure = (kind: 'refused' | 'network', code: number) =>
  new ApiError({ code, kind, message: 'no', path: FAVOURITES })

afterEach(cleanup)

it('the favourites show a loading state until the list has arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  await renderScreen(<GameBrowserScreen params={{ category: 'favourites' }} />, {
    answers: { [FAVOURITES]: () => promise },
    messages,
    user: {},
  })
  await screen.findByRole('heading', { name: 'Favourites' })
  expect(screen.queryByText('No favourites yet')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading')
  resolve([testGame(1)])
  await screen.findByRole('button', { name: 'Game 1' })
})

it('an empty list of favourites offers to browse the games', async () => {
  await renderScreen(<GameBrowserScreen params={{ category: 'favourites' }} />, {
    answers: { [FAVOURITES]: [] },
    messages,
    user: {},
  })
  const empty = await screen.findByText('No favourites yet')
  expect(empty.parentElement?.querySelector('svg')).not.toBeNull()
  await screen.findByRole('button', { name: 'Browse games' })
})

it('a failed list of favourites shows Try again, which reloads it in place', async () => {
  const again = Promise.withResolvers<unknown>()
  const answers = [again.promise, Promise.reject(failure('network', -1)), Promise.reject(failure('network', -1))]
  for (const answer of answers) void answer.catch(() => undefined)
  await renderScreen(<GameBrowserScreen params={{ category: 'favourites' }} />, {
    answers: { [FAVOURITES]: () => answers.pop() },
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

it.each([404, 1])('the favourites are hidden when the operator refuses the call with %i (D3)', async (code) => {
  await renderScreen(<GameBrowserScreen params={{ category: 'favourites' }} />, {
    answers: { [FAVOURITES]: () => Promise.reject(failure('refused', code)), [GAMES]: NO_GAMES },
    messages,
    user: {},
  })
  await screen.findByRole('heading', { name: 'All games' })
  expect(screen.queryByRole('link', { name: 'Favourites' })).toBeNull()
})

it.each([429, 500])('the favourites page stays when the server fails with %i', async (code) => {
  await renderScreen(<GameBrowserScreen params={{ category: 'favourites' }} />, {
    answers: { [FAVOURITES]: () => Promise.reject(failure('network', code)) },
    messages,
    user: {},
  })
  await screen.findByRole('button', { name: 'Try again' })
  screen.getByRole('heading', { name: 'Favourites' })
  screen.getByRole('link', { name: 'Favourites' })
})

it('the choice of vendors is hidden when the operator lacks the call (D3)', async () => {
  const path = '/ext/game/vendors'
  const vendors = Promise.withResolvers<unknown>()
  const readVendors = vi.fn(() => vendors.promise)
  await renderScreen(<GameBrowserScreen params={{ category: 'all' }} />, {
    answers: {
      [path]: readVendors,
      [GAMES]: NO_GAMES,
    },
    messages,
  })
  await screen.findByRole('combobox', { name: 'Vendor' })
  // Rejected before it is requested, the promise would be an unhandled rejection.
  await vi.waitFor(() => expect(readVendors).toHaveBeenCalled())
  vendors.reject(new ApiError({ code: 404, kind: 'refused', message: 'no', path }))
  await vi.waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  screen.getByRole('searchbox')
})

it('Try again after a failed list of vendors restores the choice and the saved vendor (D3)', async () => {
  const path = '/ext/game/vendors'
  const river = { vendor: 'river', name: 'Slow River', count: 2 }
  const answers = [
    Promise.resolve([river]),
    Promise.reject(failure('network', -1)),
    Promise.reject(failure('network', -1)),
  ]
  for (const answer of answers) void answer.catch(() => undefined)
  const host = createTestHost({ answers: { [path]: () => answers.pop(), [GAMES]: NO_GAMES } })
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
  await vi.waitFor(() => expect(host.record.calls.at(-1)).toMatchObject({ path: GAMES, body: { vendor: 'river' } }))
})

it('one error and one Try again stand for the list and its vendors where both fail', async () => {
  const path = '/ext/game/vendors'
  const river = { vendor: 'river', name: 'Slow River', count: 2 }
  let isDown = true
  const unlessDown = (answer: unknown) => () => (isDown ? Promise.reject(failure('network', 503)) : answer)
  await renderScreen(<GameBrowserScreen params={{ category: 'live' }} />, {
    answers: { [path]: unlessDown([river]), [GAMES]: unlessDown(NO_GAMES) },
    messages,
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await screen.findByText('Server is busy, please try later')
  isDown = false
  await userEvent.click(retry)
  await screen.findByText('Coming soon')
  await screen.findByRole('option', { name: 'Slow River (2)' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('a search without a match in a category offers the same search in all games, and to clear it', async () => {
  const host = createTestHost({ answers: { '/ext/game/vendors': [], [GAMES]: NO_GAMES } })
  host.navigation.step = () => String(host.record.paths.length)
  saveSearch(host, { name: 'roulette', vendor: '' })
  await renderScreen(<GameBrowserScreen params={{ category: 'slots' }} />, { host, messages })
  await screen.findByText('No game matches')
  screen.getByText('Try another name or vendor.')
  screen.getByRole('button', { name: 'Clear search' })
  expect(screen.getByRole('status').textContent).toBe('0 games')
  await userEvent.click(screen.getByRole('button', { name: 'Search all games' }))
  expect(host.record.paths).toEqual(['/games/all'])

  cleanup()
  await renderScreen(<GameBrowserScreen params={{ category: 'all' }} />, { host, messages })
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('roulette')
  await screen.findByText('No game matches')
  expect(screen.queryByRole('button', { name: 'Search all games' })).toBeNull()
})

it('Search all games leaves out a vendor that the category does not have, and so does not show', async () => {
  const river = { vendor: 'river', name: 'Slow River', count: 2 }
  const readVendors = (body: { category?: string }) => (body.category === 'Live Casino' ? [] : [river])
  const host = createTestHost({ answers: { '/ext/game/vendors': readVendors, [GAMES]: NO_GAMES } })
  host.navigation.step = () => String(host.record.paths.length)
  saveSearch(host, { name: 'roulette', vendor: 'river' })
  await renderScreen(<GameBrowserScreen params={{ category: 'live' }} />, { host, messages })
  await userEvent.click(await screen.findByRole('button', { name: 'Search all games' }))

  cleanup()
  await renderScreen(<GameBrowserScreen params={{ category: 'all' }} />, { host, messages })
  await screen.findByRole('option', { name: 'Slow River (2)' })
  await screen.findByText('No game matches')
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('')
  const lists = host.record.calls.filter(({ path }) => path === GAMES)
  expect(lists.at(-1)?.body).toMatchObject({ name_LIKE: 'roulette' })
  expect(lists.at(-1)?.body).not.toHaveProperty('vendor')
})

it('the notice of a failed list of vendors stays while a search loads, and goes where the list fails as well', async () => {
  const search = Promise.withResolvers<unknown>()
  const readGames = vi.fn((body: { name_LIKE?: string }) => (body.name_LIKE ? search.promise : NO_GAMES))
  const answers = { '/ext/game/vendors': () => Promise.reject(failure('network', 503)), [GAMES]: readGames }
  await renderScreen(<GameBrowserScreen params={{ category: 'all' }} />, { answers, messages })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.type(screen.getByRole('searchbox'), 'koi')
  await vi.waitFor(() => expect(readGames).toHaveBeenCalledTimes(2))
  await screen.findByText('Loading')
  expect(retry.isConnected).toBe(true)
  search.reject(failure('network', 503))
  await vi.waitFor(() => expect(retry.isConnected).toBe(false))
  expect(screen.getAllByText('Server is busy, please try later')).toHaveLength(1)
  screen.getByRole('button', { name: 'Try again' })
})

it('[RT-10] a category that does not exist leads to /404', async () => {
  const { host } = await renderScreen(<GameBrowserScreen params={{ category: 'nothing' }} />, { messages })
  await vi.waitFor(() => expect(host.record.paths).toEqual(['/404']))
  expect(host.record.calls).toEqual([])
  expect(screen.queryByRole('heading')).toBeNull()
})

it.each([
  [undefined, 'All games'],
  ['SLOTS', 'Slots Games'],
  ['Favourites', 'Favourites'],
])('[RT-10] the category %s leads to %s', async (category, heading) => {
  const { host } = await renderScreen(<GameBrowserScreen params={category === undefined ? {} : { category }} />, {
    answers: { '/ext/game/vendors': [], [GAMES]: NO_GAMES },
    messages,
  })
  await screen.findByRole('heading', { name: heading })
  expect(host.record.paths).toEqual([])
})
