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

async function join(says: object | null = {}) {
  const answers = { [CALL]: says && { ...user, ...says } }
  const { host } = await renderScreen(<SocialJoinScreen />, { answers, messages })
  await userEvent.type(await screen.findByLabelText('Email'), ' a＠b.example\u200b ')
  await userEvent.type(screen.getByLabelText('First name'), ' Ada ')
  await userEvent.type(screen.getByLabelText('Last name'), 'Duarte ')
  await userEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  await vi.waitFor(() => expect(host.record.calls).toHaveLength(1))
  return host.record
}

const bodyOf = ({ calls }: Awaited<ReturnType<typeof join>>) => calls[0]?.body

const typed = { email: 'a@b.example', firstName: 'Ada', lastName: 'Duarte' }

it('[AC-11] [AC-12] the codes of an invitation link go along, so that a friend who joins by a social account counts', async () => {
  localStorage.setItem('croupier.inviteCode', 'FRIEND22')
  localStorage.setItem('croupier.recommendCode', 'summer')
  expect(bodyOf(await join())).toEqual({ ...typed, invitorCode: 'FRIEND22', recommendCode: 'summer' })
})

it('nothing else is sent by who followed none', async () => {
  expect(bodyOf(await join())).toEqual(typed)
})

it('[AC-12] codes that went along with a registration that ends in a mail are used up', async () => {
  localStorage.setItem('croupier.inviteCode', 'FRIEND22')
  localStorage.setItem('croupier.recommendCode', 'summer')
  const record = await join(null)
  await vi.waitFor(() => expect(record.alerts).toEqual([messages['social.mailSent']]))
  expect(localStorage.length).toBe(0)
})

it('[AC-12] those of a member who is known stay: they may be for somebody else', async () => {
  localStorage.setItem('croupier.inviteCode', 'FRIEND22')
  await join({ isNew: false })
  expect(localStorage.getItem('croupier.inviteCode')).toBe('FRIEND22')
})

const LOGIN = [{ name: 'promotion:message', payload: { reason: 'login' } }]

it.each([
  ['whom the server knows', { isNew: false }],
  ['whom the server knows and who waits for a mail from before', { isNew: false, activated: false }],
  ['who has deposited, where the server does not say', { credited: 1 }],
])('[AC-12] a member %s is logged in, and no newcomer', async (_, says) => {
  const record = await join(says)
  expect(record.closed).toBeGreaterThan(0)
  expect(record.events).toEqual(LOGIN)
  expect(record.opened).toEqual([])
})

it.each([
  ['who is new', { isNew: true, activated: true }, false],
  ['who is new and has been sent a mail', { isNew: true, activated: false }, true],
  ['of whom the server says nothing', {}, false],
])('[AC-12] a member %s is welcomed', async (_, says, mailSent) => {
  const record = await join(says)
  expect(record.events.map(({ name }) => name)).toEqual(['analytics:event', 'member:registered', 'promotion:message'])
  expect(record.opened).toEqual([{ id: 'joinSubmitted', params: { memberId: 9, mailSent } }])
})
