import { ApiError, type ApiErrorKind } from '@croupier/shared/api'
import { cleanup, createTestHost, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import PasswordResetScreen from './password-reset.tsx'

const RESET = '/sys/member/password/reset'
const refusal = (message: string, field?: string) =>
  new ApiError({ code: 1, kind: 'refused', message, path: RESET, field })

afterEach(cleanup)

const lost = (code = -1, kind: ApiErrorKind = 'network') =>
  new ApiError({ code, kind, message: 'Server is busy', path: RESET })

/** Submits a new password twice: the first attempt gets no response, or fails with `first`. */
async function resetAfterLostResponse(second: ApiError, first = lost()) {
  const reset = vi.fn<() => unknown>(() => {
    throw second
  })
  reset.mockImplementationOnce(() => {
    throw first
  })
  const { host } = await renderScreen(<PasswordResetScreen params={{ token: 'abc' }} />, {
    answers: { [RESET]: reset },
    messages,
  })
  await userEvent.type(await screen.findByLabelText('New password'), 'long enough')
  await userEvent.type(screen.getByLabelText('Repeat password'), 'long enough')
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  await save()
  const shown = () => [...host.record.toasts, screen.queryByText('Server is busy')?.textContent]
  await vi.waitFor(() => expect(shown()).toContain('Server is busy'))
  await save()
  await vi.waitFor(() => expect(reset).toHaveBeenCalledTimes(2))
  return host.record
}

it('[RT-04] a link refused after a lost response counts as used successfully', async () => {
  const { alerts, paths } = await resetAfterLostResponse(refusal('This link is no longer valid.'))
  await vi.waitFor(() => expect(paths).toEqual(['/login']))
  expect(alerts).toEqual([messages['reset.doneBefore']])
})

it('a link refused after a server failure (HTTP 503) counts as used successfully', async () => {
  const { alerts } = await resetAfterLostResponse(refusal('This link is no longer valid.'), lost(503))
  await vi.waitFor(() => expect(alerts).toEqual([messages['reset.doneBefore']]))
})

it.each([
  ['refused', 1001, 'an earlier refusal'],
  ['network', 429, 'a rate limit'],
] as const)('(%s, %i) a refusal after %s does not count as used successfully', async (kind, code, _) => {
  const { alerts, paths } = await resetAfterLostResponse(refusal('This password was used before.'), lost(code, kind))
  await screen.findByText('This password was used before.')
  expect([alerts, paths]).toEqual([[], []])
})

it('an expired link, or one first tried offline, does not count as used successfully', async () => {
  const isTooOld = await resetAfterLostResponse(refusal('This link is no longer valid.', 'token'))
  await screen.findByRole('button', { name: messages['reset.ask'] })
  expect([isTooOld.alerts, isTooOld.paths]).toEqual([[], []])
  cleanup()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  const wasOffline = await resetAfterLostResponse(refusal('This link is no longer valid.'))
  await screen.findByRole('button', { name: messages['reset.ask'] })
  expect([wasOffline.alerts, wasOffline.paths]).toEqual([[], []])
})

it('a connection lost during the request counts as a lost response', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false)
  const { alerts } = await resetAfterLostResponse(refusal('This link is no longer valid.'))
  await vi.waitFor(() => expect(alerts).toEqual([messages['reset.doneBefore']]))
  onLine.mockRestore()
})

function Links() {
  const [token, setToken] = useState('old')
  return (
    <>
      <PasswordResetScreen params={{ token }} />
      <button onClick={() => setToken('new')}>Next mail</button>
    </>
  )
}

it.each([undefined, 'token'])(
  '[RT-04] a refused link (field %s) offers another one, which opens an empty form',
  async (field) => {
    const answers = {
      [RESET]: () => {
        throw refusal('This link is no longer valid.', field)
      },
    }
    const { host } = await renderScreen(<Links />, { answers, messages })
    await userEvent.type(await screen.findByLabelText('New password'), 'long enough')
    await userEvent.type(screen.getByLabelText('Repeat password'), 'long enough')
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This link is no longer valid.')
    // A refusal that names no field may be about the password, which can be corrected.
    const typed = screen.queryByLabelText<HTMLInputElement>('New password')
    expect(typed?.value).toBe(field ? undefined : 'long enough')
    await userEvent.click(screen.getByRole('button', { name: messages['reset.ask'] }))
    expect([host.record.opened.map(({ id }) => id), host.record.toasts]).toEqual([['forgotPassword'], []])
    await userEvent.click(screen.getByRole('button', { name: 'Next mail' }))
    await screen.findByLabelText('New password')
  },
)

it('a logged-in member’s session is refreshed before the login is shown', async () => {
  const steps: string[] = []
  const host = createTestHost({ user: {}, answers: { [RESET]: null } })
  vi.spyOn(host.session, 'refresh').mockImplementation(async () => {
    steps.push('refresh')
    return null
  })
  vi.spyOn(host.navigation, 'go').mockImplementation((path) => void steps.push(path))
  await renderScreen(<PasswordResetScreen params={{ token: 'abc' }} />, { host, messages })
  await userEvent.type(await screen.findByLabelText('New password'), 'long enough')
  await userEvent.type(screen.getByLabelText('Repeat password'), 'long enough')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  await vi.waitFor(() => expect(steps).toEqual(['refresh', '/login']))
})

it('a password refused after a lost response is reported at its field', async () => {
  const { alerts, paths, toasts } = await resetAfterLostResponse(refusal('Too easy to guess', 'password'))
  await screen.findByText('Too easy to guess')
  expect(toasts.at(-1)).toBe('Too easy to guess')
  expect([alerts, paths]).toEqual([[], []])
})
