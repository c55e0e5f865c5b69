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

it('shows what a member has played to nobody else, though it was answered before it was known whose the token is', async () => {
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

it('Try again stays, and is busy, until there is an answer', async () => {
  const path = '/sys/game/all'
  const again = Promise.withResolvers<unknown>()
  const ask = vi.fn<() => unknown>(() => again.promise)
  ask.mockImplementationOnce(() => {
    throw new ApiError({ code: 1, kind: 'refused', message: '', path })
  })
  await renderScreen(<LobbyScreen />, { messages, answers: { [path]: ask } })
  const button = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(button)
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect([document.activeElement, ask.mock.calls.length]).toEqual([button, 2])
  again.resolve(lobby)
  await screen.findByRole('heading', { name: 'Top games' })
})

it('a section that is missing, and a game without a name, leave the others where they are', async () => {
  const nameless = { ...testGame(2), name: null }
  const answer = { ...lobby, recently: null, top: { count: 1, data: [nameless] }, tableGames: { count: 1, data: null } }
  await renderScreen(<LobbyScreen />, { messages, answers: { '/sys/game/all': answer } })
  await screen.findByRole('heading', { name: 'Top games' })
  expect(screen.getByRole('button', { name: '#2' })).toBeTruthy()
})
