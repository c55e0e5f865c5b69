import { act, cleanup, renderScreen, screen, testUser } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import MenuScreen from './menu-screen.tsx'

vi.mock('./member-menu.tsx', () => ({ MemberMenu: () => <button>Logout</button> }))
vi.mock('./visitor-menu.tsx', () => ({ VisitorMenu: () => <button>Join</button> }))
vi.mock('./menu-head.tsx', () => ({ MenuHead: () => null }))

afterEach(cleanup)

it("a member's drawer keeps its content while it closes after a logout", async () => {
  const { host } = await renderScreen(<MenuScreen />, { user: {}, messages })
  await screen.findByRole('button', { name: 'Logout' })
  await act(async () => host.session.set(null))
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
})

it("a visitor's drawer becomes the member's after a login in another tab", async () => {
  const { host } = await renderScreen(<MenuScreen />, { messages })
  await screen.findByRole('button', { name: 'Join' })
  await act(async () => host.session.set(testUser()))
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
})
