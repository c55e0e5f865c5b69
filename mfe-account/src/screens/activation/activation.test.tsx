import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, userEvent, type TestHostOptions } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import ActivationScreen from './activation.tsx'

const ACTIVATE = '/sys/member/mail/join/activate'
const SEND = '/sys/member/mail/join/send'
/** `busy`: a server that gives every request this answer. */
const failed = (how: 'refused' | 'network' | 'busy') => () => {
  const code = { refused: 1, network: -1, busy: 503 }[how]
  const kind = how === 'refused' ? how : 'network'
  throw new ApiError({ code, kind, message: 'no longer valid', path: ACTIVATE })
}

afterEach(cleanup)

const open = (options: TestHostOptions) =>
  renderScreen(<ActivationScreen params={{ token: 'abc' }} />, { ...options, messages })

it('a link that has done its work says that the account is active', async () => {
  await open({ answers: { [ACTIVATE]: { id: 3, already: true } } })
  await screen.findByText(messages['activation.already'])
  expect(screen.queryByText(messages['activation.failed'])).toBeNull()
})

it('so does one that is refused to a member whose account is active; to any other it has failed', async () => {
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

it('where an operator refuses a used link, the one whose answer was lost is told from others', async () => {
  const activate = vi.fn<() => unknown>(failed('network'))
  await open({ answers: { [ACTIVATE]: () => activate() } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  activate.mockImplementation(failed('busy'))
  await userEvent.click(again)
  await vi.waitFor(() => expect(activate).toHaveBeenCalledTimes(2))
  const onceMore = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(messages['activation.doneBefore'])).toBeNull()
  activate.mockImplementation(failed('refused'))
  await userEvent.click(onceMore)
  await screen.findByText(messages['activation.doneBefore'])
})

it.each([
  ['refused', 'Resend mail'],
  ['network', 'Try again'],
  ['busy', 'Try again'],
] as const)('a link that failed (%s) offers first what helps: %s', async (kind, first) => {
  await open({ answers: { [ACTIVATE]: failed(kind) } })
  await screen.findByRole('alert')
  const authNavigation = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(authNavigation).toHaveLength(4)
  expect(authNavigation.filter((words) => words !== '')[0]).toBe(first)
})

it('[AC-16] the focus of Try again, which goes away for the next try, stays with what that is about', async () => {
  const answer = Promise.withResolvers<unknown>()
  const activate = vi.fn<() => unknown>(failed('network'))
  await open({ answers: { [ACTIVATE]: () => activate() } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  activate.mockReturnValue(answer.promise)
  await userEvent.click(again)
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

it('the dialog about the mail leads to the login by its button; closing it only closes it', async () => {
  const chosen = await resend(true)
  await vi.waitFor(() => expect(chosen.paths).toEqual(['/login']))
  cleanup()
  const closed = await resend(true, () => undefined)
  expect([closed.alerts, closed.paths]).toEqual([[messages['activate.sendSuccessMsg']], []])
})

it.each(['already', 'tooMany'] as const)('no mail is said to be sent where none was: %s', async (answer) => {
  const { alerts, paths } = await resend(answer)
  expect([alerts, paths]).toEqual([[messages[`activation.${answer}`]], []])
})
