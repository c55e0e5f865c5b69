import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import GameScreen from './game-screen.tsx'

afterEach(cleanup)

const waiting = () => new Promise(() => undefined)

it('Deposit opens the prerendered screen, and closing the game emits game:closed', async () => {
  const params = { gameId: 7, playForFun: 0 } as const
  const answers = { '/base/game/get': waiting }
  const { host, unmount } = await renderScreen(<GameScreen params={params} />, { user: {}, answers, messages })
  await userEvent.click(await screen.findByRole('button', { name: messages['game.deposit'] }))
  expect(host.record.opened).toEqual([{ id: 'deposit', params: {} }])
  expect(host.record.events).toEqual([])
  unmount()
  expect(host.record.events).toEqual([{ name: 'game:closed', payload: { gameId: 7 } }])
})
