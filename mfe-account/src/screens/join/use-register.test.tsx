import { ApiError } from '@croupier/shared/api'
import { cleanup, createTestHost, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { joinDraft } from './draft.ts'
import { emptyRegistration } from './registration-form.ts'
import { useRegister } from './use-register.ts'

const REGISTER = '/sys/auth/register'
const LOGIN = '/sys/auth/login'
const failure =
  (kind: 'network' | 'refused', code = kind === 'network' ? -1 : 5) =>
  () => {
    throw new ApiError({ code, kind, message: 'no', path: REGISTER })
  }
const user = { id: 9, username: 'ada', currency: 'USD', availableBalance: '0', enabled: 1 }

let players = 0
let values = emptyRegistration
// Unanswered registrations are kept in module state, so each test uses another username.
beforeEach(() => {
  players += 1
  values = { ...emptyRegistration, username: ` ada${players} `, password: 'secret-12', agreed: true }
})

function Join() {
  const register = useRegister('1', () => undefined)
  return <button onClick={() => void register(values).catch(() => undefined)}>Join</button>
}

afterEach(cleanup)

async function joinTwice(fail: () => never, login: () => unknown, isReopened = false) {
  const answers = { '/sys/auth/checkRegister1': null, [REGISTER]: fail, [LOGIN]: login }
  const { host, unmount } = await renderScreen(<Join />, { answers, messages })
  const press = async () => userEvent.click(await screen.findByRole('button'))
  const paths = () => host.record.calls.map(({ path }) => path)
  await press()
  await vi.waitFor(() => expect(paths()).toHaveLength(2))
  if (!isReopened) {
    await press()
    return { host, paths }
  }
  unmount()
  const reopened = await renderScreen(<Join />, { answers, messages })
  await press()
  return { host: reopened.host, paths }
}

it.each([
  ['the response was lost', -1],
  ['the server failed (HTTP 503)', 503],
])('the next attempt logs in to an account that was created although %s', async (_, code) => {
  const { host } = await joinTwice(failure('network', code), () => user)
  await vi.waitFor(() =>
    expect(host.record.opened).toEqual([{ id: 'joinSubmitted', params: { memberId: 9, mailSent: true } }]),
  )
  expect(host.record.calls.at(-1)).toEqual({
    path: LOGIN,
    body: { username: `ada${players}`, password: 'secret-12', type: 'MEMBER' },
  })
})

it('a reopened pop-up logs in to the account of an unanswered registration', async () => {
  const { host } = await joinTwice(failure('network'), () => user, true)
  await vi.waitFor(() =>
    expect(host.record.opened).toEqual([{ id: 'joinSubmitted', params: { memberId: 9, mailSent: true } }]),
  )
})

it('the next attempt registers again if no account was created', async () => {
  const { paths } = await joinTwice(failure('network'), failure('refused'))
  await vi.waitFor(() => expect(paths().slice(2)).toEqual([LOGIN, '/sys/auth/checkRegister1', REGISTER]))
})

it.each([5, 503])('a refused registration (%i) is not followed by a login', async (code) => {
  const { paths } = await joinTwice(failure('refused', code), () => user)
  await vi.waitFor(() => expect(paths()).toHaveLength(4))
  expect(paths()).not.toContain(LOGIN)
})

it('[AC-11] a registration sends the campaign code and deletes the draft', async () => {
  localStorage.setItem('croupier.recommendCode', 'summer')
  const answers = { '/sys/auth/checkRegister1': null, [REGISTER]: user }
  const { host } = await renderScreen(<Join />, { answers, messages })
  // A draft of the visitor: after the registration there is a member.
  const visitor = createTestHost()
  joinDraft.keep(values, visitor)
  // Secrets and the agreement are never stored in the draft.
  const secret = ['password', 'repassword', 'verifyCode', 'agreed']
  expect(secret.filter((name) => name in joinDraft.read(visitor))).toEqual([])
  await userEvent.click(await screen.findByRole('button'))
  await vi.waitFor(() => expect(host.record.opened).toHaveLength(1))
  expect(host.record.calls.at(-1)).toMatchObject({ path: REGISTER, body: { recommendCode: 'summer' } })
  expect(joinDraft.read(visitor).username).toBeUndefined()
  localStorage.clear()
})
