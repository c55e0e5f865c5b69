import { cleanup, renderScreen, screen, testGame } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
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
