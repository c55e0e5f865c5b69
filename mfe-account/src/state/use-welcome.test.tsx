import type { User } from '@croupier/shared/api'
import { act, cleanup, createTestHost, renderScreen, screen, testUser } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { useWelcome } from './use-welcome.ts'

const member = { id: 9 }

function Join(fields: Partial<User>) {
  const welcome = useWelcome(() => undefined)
  return <button onClick={() => welcome(testUser({ id: 9, activated: false, ...fields }))}>Join</button>
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('[AC-06] a registration refreshes the session once, one second later', async () => {
  const refresh = vi.fn(async () => null)
  const host = createTestHost({ user: member })
  await renderScreen(<Join />, { messages, host: { ...host, session: { ...host.session, refresh } } })
  const join = await screen.findByRole('button')
  vi.useFakeTimers()
  act(() => join.click())
  vi.advanceTimersByTime(999)
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(refresh).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledOnce()
})

it('[AC-06] [SH-18] a registration emits its three events and opens the welcome', async () => {
  const { host } = await renderScreen(<Join />, { messages, user: member })
  const join = await screen.findByRole('button')
  act(() => join.click())
  expect(host.record.events).toEqual([
    { name: 'analytics:event', payload: { name: 'CompleteRegistration', id: '9' } },
    { name: 'member:registered', payload: { memberId: 9 } },
    { name: 'promotion:message', payload: { reason: 'registration' } },
  ])
  expect(host.record.opened).toEqual([{ id: 'joinSubmitted', params: { memberId: 9, mailSent: true } }])
})

it.each([
  ['the account is active already', { activated: true }],
  ['the operator says that it could not be sent', { mailSent: false }],
])('[AC-06] the welcome mentions no mail if %s', async (_, fields) => {
  const { host } = await renderScreen(<Join {...fields} />, { messages, user: member })
  const join = await screen.findByRole('button')
  act(() => join.click())
  expect(host.record.opened).toEqual([{ id: 'joinSubmitted', params: { memberId: 9, mailSent: false } }])
})

it('[AC-06] [SE-05] a registration answered after another login shows a dialog instead of the welcome', async () => {
  const { host } = await renderScreen(<Join username="ada" />, { messages, user: { id: 8 } })
  const refresh = vi.spyOn(host.session, 'refresh')
  const join = await screen.findByRole('button')
  vi.useFakeTimers()
  act(() => join.click())
  vi.advanceTimersByTime(60_000)
  expect(host.record.alerts).toEqual(['The account ada has been created. Log in with it.'])
  expect(host.record.events.map(({ name }) => name)).toEqual(['analytics:event', 'member:registered'])
  expect([host.record.opened, refresh.mock.calls]).toEqual([[], []])
})
