import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { loginDraft } from './draft.ts'
import LoginScreen from './login-screen.tsx'

const LOGIN = '/sys/auth/login'

afterEach(() => {
  cleanup()
  loginDraft.forget()
})

async function logInWith(error: ApiError) {
  const answer = () => {
    throw error
  }
  const { host } = await renderScreen(<LoginScreen params={{}} />, { messages, answers: { [LOGIN]: answer } })
  await userEvent.type(await screen.findByLabelText('Username / Email'), ' ａda\u200b ')
  await userEvent.type(screen.getByLabelText('Password'), 'wrong-pass-1')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await vi.waitFor(() => expect(host.record.toasts).toEqual([error.message]))
  expect(host.record.calls[0]?.body).toEqual({ username: 'ada', password: 'wrong-pass-1', type: 'MEMBER' })
  return screen.getByLabelText<HTMLInputElement>('Password')
}

it('no keyboard capitalises or corrects the name', async () => {
  await renderScreen(<LoginScreen params={{}} />, { messages })
  const name = await screen.findByLabelText('Username / Email')
  const told = ['autocapitalize', 'autocorrect', 'spellcheck'].map((attribute) => name.getAttribute(attribute))
  expect(told).toEqual(['none', 'off', 'false'])
})

it('a refusal is told at the password as well, which is kept and has the focus', async () => {
  const error = new ApiError({ code: 1, kind: 'refused', message: 'Username or password is wrong.', path: LOGIN })
  const password = await logInWith(error)
  await vi.waitFor(() => expect(document.activeElement).toBe(password))
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(error.message).id).toBe(password.getAttribute('aria-describedby'))
  expect(password.value).toBe('wrong-pass-1')
})

it('a refusal of the name is no fault of the password', async () => {
  const message = 'This account is closed.'
  const password = await logInWith(new ApiError({ code: 1, kind: 'refused', message, path: LOGIN, field: 'username' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username / Email')))
  expect(password.getAttribute('aria-invalid')).toBeNull()
})

it.each([429, 500, 503])('a server that answers nobody (%i) is no fault of the password', async (code) => {
  const password = await logInWith(new ApiError({ code, kind: 'network', message: 'Not now.', path: LOGIN }))
  expect(password.getAttribute('aria-invalid')).toBeNull()
})

it('a network that failed is no fault of the password', async () => {
  const error = new ApiError({ code: -1, kind: 'network', message: 'Server is busy, please try later', path: LOGIN })
  const password = await logInWith(error)
  expect(password.getAttribute('aria-invalid')).toBeNull()
})
