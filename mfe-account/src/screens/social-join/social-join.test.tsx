import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import SocialJoinScreen from './social-join.tsx'

const CALL = '/sys/auth/faceBookRegister'
const user = { id: 9, username: 'ada', currency: 'USD', availableBalance: '0', enabled: 1 }

afterEach(() => {
  cleanup()
  localStorage.clear()
})

async function join() {
  const { host } = await renderScreen(<SocialJoinScreen />, { answers: { [CALL]: user }, messages })
  await userEvent.type(await screen.findByLabelText('Email'), ' a@b.example ')
  await userEvent.type(screen.getByLabelText('First name'), ' Ada ')
  await userEvent.type(screen.getByLabelText('Last name'), 'Duarte ')
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  await vi.waitFor(() => expect(host.record.calls).toHaveLength(1))
  return host.record.calls[0]?.body
}

const typed = { email: 'a@b.example', firstName: 'Ada', lastName: 'Duarte' }

it('[AC-11] [AC-12] the codes of an invitation link go along, so that a friend who joins by a social account counts', async () => {
  localStorage.setItem('croupier.inviteCode', 'FRIEND22')
  localStorage.setItem('croupier.recommendCode', 'summer')
  expect(await join()).toEqual({ ...typed, invitorCode: 'FRIEND22', recommendCode: 'summer' })
})

it('nothing else is sent by who followed none', async () => {
  expect(await join()).toEqual(typed)
})
