import { ApiError } from '@croupier/shared/api'
import { cleanup, createTestHost, renderScreen, screen, testGame, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import GameInfoScreen from './game-info.tsx'

const GAME = '/base/game/get'
const INFO = '/ext/game/info'
const info = {
  name: 'Game 1',
  vendor: 'Nova',
  kindName: 'Slot',
  rtp: '96.1',
  volatilityName: 'High',
  minStake: '0.10',
  maxStake: '100',
  rules: ['Three alike win.'],
}

afterEach(cleanup)

/** Times out once, then answers. */
const late = (path: string, answer: unknown) =>
  vi
    .fn(() => answer)
    .mockImplementationOnce(() => {
      throw new ApiError({ code: -1, kind: 'network', message: '', path, isTimeout: true })
    })

it.each([
  ['everything', { [GAME]: late(GAME, testGame(1)), [INFO]: late(INFO, info) }],
  ['the game alone', { [GAME]: late(GAME, testGame(1)), [INFO]: info }],
])('Try again after a failure loads what is missing, and the game can be played: %s', async (_, answers) => {
  await renderScreen(<GameInfoScreen params={{ gameId: 1 }} />, { answers, messages })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Three alike win.')
  await screen.findByRole('button', { name: 'Play' })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the screen shows the game alone when the operator lacks the call (D3)', async () => {
  const refused = () => {
    throw new ApiError({ code: 404, kind: 'refused', message: 'no', path: INFO })
  }
  const answers = { [GAME]: testGame(1), [INFO]: refused }
  await renderScreen(<GameInfoScreen params={{ gameId: 1 }} />, { answers, messages })
  await screen.findByRole('heading', { name: 'Game 1' })
  await screen.findByRole('button', { name: 'Play' })
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['a visitor in the site’s currency', null, /^€\s?0\.10 – €\s?100\.00$/],
  ['a member in their own currency', { currency: 'BRL', currencySymbol: 'R$' }, /^R\$\s?0\.10 – R\$\s?100\.00$/],
])('the stake limits are shown to %s', async (_, user, limits) => {
  const answers = { [GAME]: testGame(1), [INFO]: info }
  const host = createTestHost({ answers, ...(user && { user }) })
  const amounts = { ...host.config.amounts, currencySymbol: '€' }
  await renderScreen(<GameInfoScreen params={{ gameId: 1 }} />, {
    host: { ...host, config: { ...host.config, amounts } },
    messages,
  })
  await screen.findByText(limits)
})
