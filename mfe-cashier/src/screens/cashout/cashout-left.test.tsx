import { ApiError } from '@croupier/shared/api'
import { act, cleanup, renderScreen, screen, flushPending, testUser, userEvent } from '@croupier/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import CashoutScreen from './cashout-screen.tsx'

const APPLY = '/sys/withdraw/apply'
const first = 'For the first withdrawal, you must deposit 50'
let now = 0

beforeEach(() => {
  // Skips the two seconds of the guard against double clicks.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 3000))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const failing = (kind: 'refused' | 'network', message: string) =>
  new ApiError({ code: kind === 'refused' ? 61 : -1, message, kind, path: APPLY })

/** A member's cash-out request that is still in flight. */
async function pending(id: number) {
  const answer = Promise.withResolvers<never>()
  const answers = {
    '/sys/member/withdraw/config': { minimumAmount: '200', withdrawAmounts: '200', withdrawableBalance: '900' },
    '/base/cashoutPaymentMethod/listAll': [{ code: 'PAYPAL', name: 'PayP', icon: '' }],
    [APPLY]: () => answer.promise,
  }
  const user = { id, idcardProofId: 'stored', paymentProofId: 'stored' }
  const { host, unmount } = await renderScreen(<CashoutScreen params={{}} />, { user, answers, messages })
  await userEvent.click(await screen.findByRole('radio', { name: /200$/ }))
  await userEvent.selectOptions(screen.getByLabelText('Method'), 'PAYPAL')
  await userEvent.type(screen.getByLabelText('Email'), 'a@b.example')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await vi.waitFor(() => expect(host.record.calls.map(({ path }) => path)).toContain(APPLY))
  const { set } = host.session
  const shownMessages = () => [host.record.alerts, host.record.toasts, host.record.opened]
  return { host, unmount, set, told: shownMessages, refuse: answer.reject }
}

it('Back stays at a cash-out that is being sent, and leads to the amount once it is refused', async () => {
  const { host, refuse } = await pending(77)
  expect(await act(async () => host.record.goBack?.())).toBe(false)
  expect(screen.getByRole('group', { name: 'ID proof' })).toBeTruthy()
  await act(async () => refuse(failing('refused', 'No') as never))
  await vi.waitFor(async () => expect(await act(async () => host.record.goBack?.())).toBe(true))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.example')
  expect(host.record.goBack).toBeUndefined()
})

describe('a cash-out that fails after its dialog was closed', () => {
  it.each([
    ['a visitor after a logout', 71, null, failing('refused', first)],
    ['a visitor after a logout, without a response', 72, null, failing('network', '')],
    ['the next member', 73, testUser({ id: 74 }), failing('refused', first)],
  ])('shows no error to %s', async (_, id, next, error) => {
    const { set, unmount, refuse, told } = await pending(id)
    unmount()
    set(next)
    refuse(error as never)
    await flushPending()
    expect(told()).toEqual([[], [], []])
  })

  it('shows the error to its member and offers the deposit', async () => {
    const { unmount, refuse, told } = await pending(75)
    unmount()
    refuse(failing('refused', first) as never)
    await flushPending()
    expect(told()).toEqual([[first], [], [{ id: 'deposit', params: {} }]])
  })

  it('opens no deposit for another member', async () => {
    const { host, set, refuse, told } = await pending(76)
    const read = Promise.withResolvers<void>()
    vi.spyOn(host.feedback, 'alert').mockReturnValue(read.promise)
    refuse(failing('refused', first) as never)
    await vi.waitFor(() => expect(host.feedback.alert).toHaveBeenCalledOnce())
    set(null)
    read.resolve()
    await flushPending()
    expect(told()).toEqual([[], [], []])
  })
})
