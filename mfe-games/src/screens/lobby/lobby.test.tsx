import { ApiError } from '@croupier/shared/api'
import { useHost } from '@croupier/shared/host'
import { cleanup, renderScreen, screen, testGame, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import LobbyScreen from './lobby.tsx'

const section = (...ids: number[]) => ({ count: ids.length, data: ids.map(testGame) })
const lobby = {
  recently: section(1),
  top: section(2),
  slotsGames: section(),
  tableGames: section(),
  liveCasino: section(),
}

function Sessions() {
  const { session } = useHost()
  return (
    <>
      <button onClick={() => void session.signIn('/sys/auth/login', {})}>Login</button>
      <button onClick={() => void session.signOut()}>Logout</button>
    </>
  )
}

afterEach(cleanup)

it('the recently played games are shown only to the member, also with a cached lobby', async () => {
  const member = { id: 7, username: 'ada', currency: 'USD', availableBalance: '0', enabled: 1 }
  const { host } = await renderScreen(
    <>
      <Sessions />
      <LobbyScreen />
    </>,
    { messages, answers: { '/sys/game/all': lobby, '/sys/auth/login': member, '/sys/auth/logout': null } },
  )
  const played = () => screen.queryByRole('heading', { name: 'Recently played' })
  await screen.findByRole('heading', { name: 'Top games' })
  expect(played()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await vi.waitFor(() => expect(played()).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await vi.waitFor(() => expect(played()).toBeNull())
  expect(host.record.calls.filter(({ path }) => path === '/sys/game/all')).toHaveLength(2)
})

it('Try again stays busy until the response arrives', async () => {
  const path = '/sys/game/all'
  const again = Promise.withResolvers<unknown>()
  const readLobby = vi.fn<() => unknown>(() => again.promise)
  readLobby.mockImplementationOnce(() => {
    throw new ApiError({ code: 1, kind: 'refused', message: '', path })
  })
  await renderScreen(<LobbyScreen />, { messages, answers: { [path]: readLobby } })
  const button = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(button)
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect([document.activeElement, readLobby.mock.calls.length]).toEqual([button, 2])
  again.resolve(lobby)
  await screen.findByRole('heading', { name: 'Top games' })
})

it('the lobby shows the other sections when one is missing or a game has no name', async () => {
  const nameless = { ...testGame(2), name: null }
  const answer = { ...lobby, recently: null, top: { count: 1, data: [nameless] }, tableGames: { count: 1, data: null } }
  await renderScreen(<LobbyScreen />, { messages, answers: { '/sys/game/all': answer } })
  await screen.findByRole('heading', { name: 'Top games' })
  expect(screen.getByRole('button', { name: '#2' })).toBeTruthy()
})
