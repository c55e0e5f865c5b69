import { act, cleanup, renderScreen, screen, testUser, userEvent } from '@croupier/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import CashoutScreen from './cashout-screen.tsx'

const CONFIG = '/sys/member/withdraw/config'
const APPLY = '/sys/withdraw/apply'
const figures = { minimumAmount: '200', withdrawAmounts: '200/300', withdrawAllowManualInput: 0 }
const member = { idcardProofId: 'stored', paymentProofId: 'stored' }
let answers: Record<string, unknown>
let now = 0

beforeEach(() => {
  // Skips the two seconds of the guard against double clicks.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 3000))
  answers = {
    [CONFIG]: { ...figures, withdrawableBalance: '900' },
    '/base/cashoutPaymentMethod/listAll': [{ code: 'PAYPAL', name: 'PayP', icon: '' }],
  }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const proofs = () => screen.queryByRole('group', { name: 'ID proof' })

async function filled(id: number) {
  const shown = await renderScreen(<CashoutScreen params={{}} />, { user: { id, ...member }, answers, messages })
  await userEvent.click(await screen.findByRole('radio', { name: /200$/ }))
  await userEvent.selectOptions(screen.getByLabelText('Method'), 'PAYPAL')
  await userEvent.type(screen.getByLabelText('Email'), 'a@b.example')
  await press('Next')
  return shown
}

describe('the figures of a cash-out', () => {
  it('block it while bets are owed that the session does not know of yet (WD-05)', async () => {
    answers[CONFIG] = { ...figures, withdrawableBalance: '900', rollingAmount: '120.50' }
    const { host } = await filled(51)
    expect(host.record.alerts).toEqual([expect.stringContaining('still need $\u00a0120.50')])
    expect(screen.getByText(/120\.50 of your bets has not finished yet/)).toBeTruthy()
    expect(proofs()).toBeNull()
  })

  it('are reloaded after a cash-out was canceled and after a deposit', async () => {
    answers[CONFIG] = { ...figures, withdrawableBalance: '100', rollingAmount: '120.50' }
    const { host } = await filled(52)
    answers[CONFIG] = { ...figures, withdrawableBalance: '100' }
    act(() => host.events.emit('withdrawal:changed', { id: 7 }))
    await vi.waitFor(() => expect(screen.queryByText(/has not finished yet/)).toBeNull())
    await press('Next')
    expect(host.record.toasts).toEqual([messages['cashout.insufficient']])
    answers[CONFIG] = { ...figures, withdrawableBalance: '900' }
    act(() => host.session.set(testUser({ id: 52, ...member, availableBalance: '900.00' })))
    await screen.findByText(/900\.00/)
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@b.example')
    await press('Next')
    expect(proofs()).toBeTruthy()
  })

  it('say at once when they allow no cash-out yet, until they do', async () => {
    answers[CONFIG] = { ...figures, withdrawableBalance: '150' }
    const view = <CashoutScreen params={{}} />
    const { host } = await renderScreen(view, { user: { id: 54, ...member }, answers, messages })
    const note = await screen.findByText(/^You can cash out from \$\s200\. You have \$\s150\.$/)
    expect(note.closest('[role=status]')).toBeTruthy()
    answers[CONFIG] = { ...figures, withdrawableBalance: '200' }
    act(() => host.session.set(testUser({ id: 54, ...member, availableBalance: '200.00' })))
    await vi.waitFor(() => expect(screen.queryByText(/You can cash out from/)).toBeNull())
  })

  it('block its submit too if bets are owed since step 1', async () => {
    const { host } = await filled(53)
    answers[CONFIG] = { ...figures, withdrawableBalance: '900', rollingAmount: '80' }
    act(() => host.events.emit('withdrawal:changed', {}))
    await vi.waitFor(() => expect(host.record.calls.filter(({ path }) => path === CONFIG)).toHaveLength(2))
    await press('Submit')
    await vi.waitFor(() => expect(host.record.alerts).toEqual([expect.stringContaining('still need $\u00a080.00')]))
    expect(host.record.calls.filter(({ path }) => path === APPLY)).toEqual([])
    expect(proofs()).toBeTruthy()
  })
})
