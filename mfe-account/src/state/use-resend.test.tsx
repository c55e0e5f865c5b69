import { ApiError } from '@croupier/shared/api'
import { act, cleanup, renderScreen, screen, flushPending, testUser, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { useResend } from './use-resend.ts'

const SEND = '/sys/member/mail/join/send'

function Resend() {
  const resend = useResend('account')
  return <button onClick={() => void resend()}>Resend</button>
}

afterEach(cleanup)

async function press() {
  const answer = Promise.withResolvers<unknown>()
  const answers = { [SEND]: () => answer.promise }
  const { host } = await renderScreen(<Resend />, { answers, messages, user: { id: 7 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Resend' }))
  const tell = async (error?: Pick<ApiError, 'code' | 'kind'>) => {
    await act(async () =>
      error ? answer.reject(new ApiError({ ...error, message: 'no', path: SEND })) : answer.resolve({ id: 7 }),
    )
    await flushPending()
    return [host.record.toasts, host.record.alerts]
  }
  return { host, tell }
}

const refusal = { code: 1, kind: 'refused' } as const

it('a mail that was not sent is told to whom it was for', async () => {
  const { tell } = await press()
  expect(await tell(refusal)).toEqual([[messages['activate.sendFailMsg']], []])
})

it.each([
  ['a visitor', 'a refusal', null],
  ['the next member', 'a refusal', testUser({ id: 8 })],
  ['the next member', 'a yes', testUser({ id: 8 })],
])('%s is told nothing of a mail that was asked for before the logout (%s)', async (_, how, next) => {
  const { host, tell } = await press()
  host.session.set(next)
  expect(await tell(how === 'a yes' ? undefined : refusal)).toEqual([[], []])
})

it('a session that has ended in front of it says so', async () => {
  const { host, tell } = await press()
  host.session.set(null)
  expect(await tell({ code: -2, kind: 'session' })).toEqual([['no'], []])
})
