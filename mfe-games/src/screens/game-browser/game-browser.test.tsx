import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, testGame } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import GameBrowserScreen from './game-browser.tsx'

const LIST = '/ext/favourites/list'

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined

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
  await screen.findByText('No favourites yet')
  await screen.findByRole('button', { name: 'Browse games' })
})

it('offers no choice of vendors where the operator does not tell them (D3)', async () => {
  const path = '/ext/game/vendors'
  const vendors = Promise.withResolvers<unknown>()
  const ask = vi.fn(() => vendors.promise)
  await renderScreen(<GameBrowserScreen params={{ category: 'all' }} />, {
    answers: {
      [path]: ask,
      '/base/game/listPage': { content: [], number: 0, size: 300, totalElements: 0, last: true },
    },
    messages,
  })
  await screen.findByRole('combobox', { name: 'Vendor' })
  // Refused before it was asked for, it would be an error that nobody takes.
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  vendors.reject(new ApiError({ code: 404, kind: 'refused', message: 'no', path }))
  await vi.waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  screen.getByRole('searchbox')
})
