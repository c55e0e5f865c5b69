import { ApiError } from '@croupier/shared/api'
import { FrameContext } from '@croupier/shared/host'
import {
  act,
  cleanup,
  createTestHost,
  renderScreen,
  screen,
  flushPending,
  testUser,
  userEvent,
  testFrame,
} from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { loginDraft } from '../../state/login-draft.ts'
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

it('the keyboard does not capitalise or correct the username', async () => {
  await renderScreen(<LoginScreen params={{}} />, { messages })
  const name = await screen.findByLabelText('Username / Email')
  const attributes = ['autocapitalize', 'autocorrect', 'spellcheck'].map((attribute) => name.getAttribute(attribute))
  expect(attributes).toEqual(['none', 'off', 'false'])
})

it('a refusal is shown at the password, which is kept and focused', async () => {
  const error = new ApiError({ code: 1, kind: 'refused', message: 'Username or password is wrong.', path: LOGIN })
  const password = await logInWith(error)
  await vi.waitFor(() => expect(document.activeElement).toBe(password))
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(error.message).id).toBe(password.getAttribute('aria-describedby'))
  expect(password.value).toBe('wrong-pass-1')
})

it('a refusal of the username focuses it and does not mark the password', async () => {
  const message = 'This account is closed.'
  const password = await logInWith(new ApiError({ code: 1, kind: 'refused', message, path: LOGIN, field: 'username' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username / Email')))
  expect(password.getAttribute('aria-invalid')).toBeNull()
})

it.each([429, 500, 503])('a server failure (%i) does not mark the password', async (code) => {
  const password = await logInWith(new ApiError({ code, kind: 'network', message: 'Not now.', path: LOGIN }))
  expect(password.getAttribute('aria-invalid')).toBeNull()
})

it('a network failure does not mark the password', async () => {
  const error = new ApiError({ code: -1, kind: 'network', message: 'Server is busy, please try later', path: LOGIN })
  const password = await logInWith(error)
  expect(password.getAttribute('aria-invalid')).toBeNull()
})

it('[SE-05] the login explains that the session ended only when its address says so', async () => {
  const message = 'Your session has ended. Log in again to go on where you were.'
  const { unmount } = await renderScreen(<LoginScreen params={{ ended: '1', backurl: '/lottery' }} />, { messages })
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  unmount()
  await renderScreen(<LoginScreen params={{ backurl: '/lottery' }} />, { messages })
  await screen.findByLabelText('Password')
  expect(screen.queryByText(message)).toBeNull()
})

it.each(['a success', 'a failure'])('[SE-05] %s that arrives after another login shows nothing', async (kind) => {
  const host = createTestHost()
  const answer = Promise.withResolvers<ReturnType<typeof testUser>>()
  vi.spyOn(host.session, 'signIn').mockReturnValue(answer.promise)
  await renderScreen(<LoginScreen params={{}} />, { host, messages })
  await userEvent.type(await screen.findByLabelText('Username / Email'), 'ada')
  await userEvent.type(screen.getByLabelText('Password'), 'secret-12')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  host.session.set(testUser({ id: 8 }))
  if (kind === 'a success') answer.resolve(testUser({ id: 7 }))
  else answer.reject(new ApiError({ code: -1, kind: 'network', message: 'Server is busy', path: LOGIN }))
  await flushPending()
  expect([host.record.events, host.record.toasts]).toEqual([[], []])
})

it('[SE-05] the login page leaves again when a history step leads a member back to it', async () => {
  const page = testFrame()
  const shown = (
    <FrameContext value={page}>
      <LoginScreen params={{ backurl: '/lottery' }} />
    </FrameContext>
  )
  const { host } = await renderScreen(shown, { messages })
  await screen.findByLabelText('Password')
  act(() => host.session.set(testUser()))
  expect(host.record.paths).toEqual(['/lottery'])
  const step = (to: string) => {
    host.record.paths.push(to)
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  }
  step('/')
  expect(host.record.paths).toEqual(['/lottery', '/', '/lottery'])
  step('/help')
  expect(host.record.paths.at(-1)).toBe('/help')
})
