import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, testGame, userEvent } from '@croupier/shared/testing'
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

/** Refuses once, then answers. */
const late = (path: string, answer: unknown) =>
  vi
    .fn(() => answer)
    .mockImplementationOnce(() => {
      throw new ApiError({ code: 1, kind: 'refused', message: '', path })
    })

it.each([
  ['everything', { [GAME]: late(GAME, testGame(1)), [INFO]: late(INFO, info) }],
  ['the game alone', { [GAME]: late(GAME, testGame(1)), [INFO]: info }],
])('can be played after Try again where something could not be had: %s', async (_, answers) => {
  await renderScreen(<GameInfoScreen params={{ gameId: 1 }} />, { answers, messages })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Three alike win.')
  await screen.findByRole('button', { name: 'Play' })
  expect(screen.queryByRole('alert')).toBeNull()
})
