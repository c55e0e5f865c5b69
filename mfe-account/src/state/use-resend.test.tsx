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
  const answerWith = async (error?: Pick<ApiError, 'code' | 'kind'>) => {
    await act(async () =>
      error ? answer.reject(new ApiError({ ...error, message: 'no', path: SEND })) : answer.resolve({ id: 7 }),
    )
    await flushPending()
    return [host.record.toasts, host.record.alerts]
  }
  return { host, answerWith }
}

const refusal = { code: 1, kind: 'refused' } as const

it('a failed resend is reported to the member who requested it', async () => {
  const { answerWith } = await press()
  expect(await answerWith(refusal)).toEqual([[messages['activate.sendFailMsg']], []])
})

it.each([
  ['a visitor', 'refused', null],
  ['the next member', 'refused', testUser({ id: 8 })],
  ['the next member', 'accepted', testUser({ id: 8 })],
])('%s sees nothing of a mail requested before the logout (%s)', async (_, how, next) => {
  const { host, answerWith } = await press()
  host.session.set(next)
  expect(await answerWith(how === 'accepted' ? undefined : refusal)).toEqual([[], []])
})

it('a session that ends with a resend is told by the login page alone, an old token by the screen', async () => {
  const ended = await press()
  ended.host.session.set(null)
  expect(await ended.answerWith({ code: -2, kind: 'session' })).toEqual([[], []])
  cleanup()
  const { answerWith } = await press()
  expect(await answerWith({ code: -2, kind: 'session' })).toEqual([['no'], []])
})
