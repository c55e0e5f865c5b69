import { ApiError } from '@croupier/shared/api'
import {
  cleanup,
  createTestHost,
  renderScreen,
  screen,
  flushPending,
  testUser,
  userEvent,
} from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import WithdrawLoginScreen from '../../screens/withdraw-query/withdraw-login.tsx'

afterEach(cleanup)

async function logIn(answers: Record<string, unknown>, host = createTestHost({ answers })) {
  const shown = await renderScreen(<WithdrawLoginScreen />, { host, messages })
  await userEvent.type(await screen.findByLabelText(messages['withdrawQuery.username']), 'ｄｅｍｏ')
  await userEvent.type(screen.getByLabelText(messages['withdrawQuery.password']), 'demo-1234')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  return shown
}

it('a login in the query area emits the same events as any other', async () => {
  const answers = { '/sys/auth/login': testUser() }
  const { host } = await logIn(answers)
  expect(host.record.events).toEqual([{ name: 'promotion:message', payload: { reason: 'login' } }])
  expect(host.record.paths).toEqual(['/withdrawQuery'])
  // The username is sent as it was registered, also if the keyboard typed full-width letters.
  expect(host.record.calls[0]?.body).toMatchObject({ username: 'demo' })
})

it('a login whose page was closed meanwhile opens nothing', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { host, unmount } = await logIn({ '/sys/auth/login': () => answer.promise })
  unmount()
  answer.resolve(testUser())
  await vi.waitFor(() => expect(host.record.events).toHaveLength(1))
  expect(host.record.paths).toEqual([])
})

it.each(['a response', 'a failure'])('%s after another member has logged in shows nothing', async (kind) => {
  const host = createTestHost()
  const answer = Promise.withResolvers<ReturnType<typeof testUser>>()
  vi.spyOn(host.session, 'signIn').mockReturnValue(answer.promise)
  await logIn({}, host)
  host.session.set(testUser({ id: 8 }))
  if (kind === 'an answer') answer.resolve(testUser({ id: 7 }))
  else answer.reject(new ApiError({ code: -1, kind: 'network', message: 'busy', path: '/sys/auth/login' }))
  await flushPending()
  expect([host.record.events, host.record.toasts]).toEqual([[], []])
})

it('a refusal marks and focuses the password, and keeps it', async () => {
  const path = '/sys/auth/login'
  const error = new ApiError({ code: 1, kind: 'refused', message: 'Username or password is wrong.', path })
  const { host } = await logIn({
    [path]: () => {
      throw error
    },
  })
  const password = screen.getByLabelText<HTMLInputElement>(messages['withdrawQuery.password'])
  await vi.waitFor(() => expect(document.activeElement).toBe(password))
  expect(host.record.toasts).toEqual([error.message])
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(password.value).toBe('demo-1234')
})

it.each([429, 503])('status %i does not mark the password', async (code) => {
  const path = '/sys/auth/login'
  const error = new ApiError({ code, kind: 'network', message: 'Please wait a moment.', path })
  const { host } = await logIn({
    [path]: () => {
      throw error
    },
  })
  await vi.waitFor(() => expect(host.record.toasts).toEqual([error.message]))
  await flushPending()
  expect(screen.getByLabelText(messages['withdrawQuery.password']).getAttribute('aria-invalid')).toBeNull()
})
