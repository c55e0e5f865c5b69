import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, userEvent, type TestHostOptions } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import ActivationScreen from './activation.tsx'

const ACTIVATE = '/sys/member/mail/join/activate'
const SEND = '/sys/member/mail/join/send'
/** `busy`: the server answers every request with 503. */
const failed = (how: 'refused' | 'network' | 'busy') => () => {
  const code = { refused: 1, network: -1, busy: 503 }[how]
  const kind = how === 'refused' ? how : 'network'
  throw new ApiError({ code, kind, message: 'no longer valid', path: ACTIVATE })
}

afterEach(cleanup)

const open = (options: TestHostOptions) =>
  renderScreen(<ActivationScreen params={{ token: 'abc' }} />, { ...options, messages })

it('a link used before shows that the account is active', async () => {
  await open({ answers: { [ACTIVATE]: { id: 3, already: true } } })
  await screen.findByText(messages['activation.already'])
  expect(screen.queryByText(messages['activation.failed'])).toBeNull()
})

it('a refused link counts as success only for a member whose account is active', async () => {
  const first = await open({ answers: { [ACTIVATE]: failed('refused') }, user: { activated: true } })
  await screen.findByText(messages['activation.already'])
  first.unmount()
  const second = await open({ answers: { [ACTIVATE]: failed('refused') }, user: { activated: false } })
  await screen.findByText(messages['activation.failed'])
  second.unmount()
  // An operator that does not say whether the account is active.
  await open({ answers: { [ACTIVATE]: failed('refused') }, user: {} })
  await screen.findByText(messages['activation.failed'])
})

it('a link refused after a lost response shows that it was used before', async () => {
  const activate = vi.fn<() => unknown>(failed('network'))
  await open({ answers: { [ACTIVATE]: () => activate() } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  activate.mockImplementation(failed('busy'))
  await userEvent.click(retry)
  await vi.waitFor(() => expect(activate).toHaveBeenCalledTimes(2))
  const retryAgain = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(messages['activation.doneBefore'])).toBeNull()
  activate.mockImplementation(failed('refused'))
  await userEvent.click(retryAgain)
  await screen.findByText(messages['activation.doneBefore'])
})

it.each([
  ['refused', 'Resend mail'],
  ['network', 'Try again'],
  ['busy', 'Try again'],
] as const)('a failed link (%s) offers %s first', async (kind, first) => {
  await open({ answers: { [ACTIVATE]: failed(kind) } })
  await screen.findByRole('alert')
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toHaveLength(4)
  expect(buttons.filter((label) => label !== '')[0]).toBe(first)
})

it('[AC-16] the focus moves from Try again to the status of the next attempt', async () => {
  const answer = Promise.withResolvers<unknown>()
  const activate = vi.fn<() => unknown>(failed('network'))
  await open({ answers: { [ACTIVATE]: () => activate() } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  activate.mockReturnValue(answer.promise)
  await userEvent.click(retry)
  await screen.findAllByText(messages['activation.activating'])
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain(messages['activation.activating']))
  expect(document.activeElement).not.toBe(document.body)
  answer.resolve({ id: 3, already: false })
  await screen.findByText(messages['activation.success'])
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.textContent).toBe(messages['activation.success'])
})

async function resend(answer: unknown, confirm: () => boolean | undefined = () => false) {
  const answers = { [ACTIVATE]: failed('refused'), [SEND]: answer }
  const { host } = await open({ answers, user: { activated: false }, confirm })
  await userEvent.click(await screen.findByRole('button', { name: 'Resend mail' }))
  await vi.waitFor(() => expect(host.record.alerts.length).toBeGreaterThan(0))
  return host.record
}

it('the dialog about the mail leads to the login by its button only, not when closed', async () => {
  const chosen = await resend(true)
  await vi.waitFor(() => expect(chosen.paths).toEqual(['/login']))
  cleanup()
  const closed = await resend(true, () => undefined)
  expect([closed.alerts, closed.paths]).toEqual([[messages['activate.sendSuccessMsg']], []])
})

it.each(['already', 'tooMany'] as const)('the resend shows why no mail was sent: %s', async (answer) => {
  const { alerts, paths } = await resend(answer)
  expect([alerts, paths]).toEqual([[messages[`activation.${answer}`]], []])
})
