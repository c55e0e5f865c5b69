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

async function join(fields: object | null = {}) {
  const answers = { [CALL]: fields && { ...user, ...fields } }
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

it('[AC-11] [AC-12] a social registration sends the codes of an invitation link', async () => {
  localStorage.setItem('croupier.inviteCode', 'FRIEND22')
  localStorage.setItem('croupier.recommendCode', 'summer')
  expect(bodyOf(await join())).toEqual({ ...typed, invitorCode: 'FRIEND22', recommendCode: 'summer' })
})

it('a social registration without an invitation link sends no codes', async () => {
  expect(bodyOf(await join())).toEqual(typed)
})

it('[AC-12] a social registration that ends with a mail deletes the invitation codes', async () => {
  localStorage.setItem('croupier.inviteCode', 'FRIEND22')
  localStorage.setItem('croupier.recommendCode', 'summer')
  const record = await join(null)
  await vi.waitFor(() => expect(record.alerts).toEqual([messages['social.mailSent']]))
  expect(localStorage.length).toBe(0)
})

it('[AC-12] the invitation codes are kept when the account existed before', async () => {
  localStorage.setItem('croupier.inviteCode', 'FRIEND22')
  await join({ isNew: false })
  expect(localStorage.getItem('croupier.inviteCode')).toBe('FRIEND22')
})

const LOGIN = [{ name: 'promotion:message', payload: { reason: 'login' } }]

it.each([
  ['whom the server knows', { isNew: false }],
  ['whom the server knows and who waits for a mail from before', { isNew: false, activated: false }],
  ['who has deposited, where the server does not say', { credited: 1 }],
])('[AC-12] a member %s is logged in without the welcome', async (_, fields) => {
  const record = await join(fields)
  expect(record.closed).toBeGreaterThan(0)
  expect(record.events).toEqual(LOGIN)
  expect(record.opened).toEqual([])
})

it.each([
  ['who is new', { isNew: true, activated: true }, false],
  ['who is new and has been sent a mail', { isNew: true, activated: false }, true],
  ['about whom the server says nothing', {}, false],
])('[AC-12] a member %s is welcomed', async (_, fields, mailSent) => {
  const record = await join(fields)
  expect(record.events.map(({ name }) => name)).toEqual(['analytics:event', 'member:registered', 'promotion:message'])
  expect(record.opened).toEqual([{ id: 'joinSubmitted', params: { memberId: 9, mailSent } }])
})
