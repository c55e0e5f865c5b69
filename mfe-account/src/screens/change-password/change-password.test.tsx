import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, flushPending, testUser, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import ChangePasswordScreen from './change-password.tsx'

const CHANGE = '/sys/member/password/change'

afterEach(cleanup)

it.each([
  ['a visitor', 'accepted', null],
  ['the next member', 'refused', testUser({ id: 8 })],
])('[AC-17] %s sees nothing of a password change sent before the logout (%s)', async (_, how, next) => {
  const answer = Promise.withResolvers<null>()
  const answers = { [CHANGE]: () => answer.promise }
  const { host, unmount } = await renderScreen(<ChangePasswordScreen />, { answers, messages, user: { id: 7 } })
  await userEvent.type(await screen.findByLabelText('New password'), 'new-password-1')
  await userEvent.type(screen.getByLabelText('Repeat password'), 'new-password-1')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await vi.waitFor(() => expect(host.record.calls.map(({ path }) => path)).toContain(CHANGE))
  unmount()
  host.session.set(next)
  if (how === 'accepted') answer.resolve(null)
  else answer.reject(new ApiError({ code: 1, message: '', kind: 'refused', path: CHANGE }))
  await flushPending()
  expect([host.record.alerts, host.record.toasts]).toEqual([[], []])
})

it('[AC-17] a password that is too long is refused at its field, where it stays', async () => {
  const { host } = await renderScreen(<ChangePasswordScreen />, { messages, user: { id: 7 } })
  const field = await screen.findByLabelText<HTMLInputElement>('New password')
  const long = 'a'.repeat(129)
  for (const each of [field, screen.getByLabelText('Repeat password')]) {
    await userEvent.click(each)
    await userEvent.paste(long)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText(messages['password.tooLong'])
  expect([field.value, field.getAttribute('aria-invalid'), document.activeElement]).toEqual([long, 'true', field])
  expect([host.record.toasts, host.record.calls]).toEqual([[messages['password.tooLong']], []])
})
