import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import CashoutScreen from './cashout-screen.tsx'

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const APPLY = '/sys/withdraw/apply'
const names = { BANK_CARD: 'Bank account', BTC: 'Bitcoin', CPAY: 'CPAY' }
const answers: Record<string, unknown> = {
  '/sys/member/withdraw/config': { minimumAmount: '200', withdrawAmounts: '200', withdrawableBalance: '900' },
  '/base/cashoutPaymentMethod/listAll': Object.entries(names).map(([code, name]) => ({ code, name, icon: '' })),
}

afterEach(cleanup)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (code: keyof typeof names) => userEvent.selectOptions(screen.getByLabelText('Method'), code)
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function opened(id: number) {
  const user = { id, idcardProofId: 'stored', paymentProofId: 'stored' }
  const { host } = await renderScreen(<CashoutScreen params={{}} />, { user, answers, messages })
  await userEvent.click(await screen.findByRole('radio', { name: /200$/ }))
  return host
}

describe('the fields of a method', () => {
  it('turn full-width digits into plain ones', async () => {
    await opened(81)
    await choose('BANK_CARD')
    await userEvent.type(box('Account number'), '１２３－４５６')
    await userEvent.type(box('Account name'), 'ﾀﾅｶ')
    expect([box('Account number').value, box('Account name').value]).toEqual(['123-456', 'ﾀﾅｶ'])
  })

  it('keep their values apart from those of other methods', async () => {
    const host = await opened(82)
    await choose('BTC')
    await userEvent.type(box('Address'), ADDRESS)
    await choose('CPAY')
    expect(box('Account number').value).toBe('')
    await userEvent.type(box('Account number'), 'acc-77')
    await choose('BANK_CARD')
    await userEvent.type(box('Routing number'), '021000021')
    expect(box('Account number').value).toBe('')
    await press('Next')
    expect(host.record.toasts).toEqual([messages['cashout.accountNumberRequired']])
    await choose('BTC')
    expect(box('Address').value).toBe(ADDRESS)
    await choose('CPAY')
    expect(box('Account number').value).toBe('acc-77')
  })

  it('are marked when a refusal names a nested one: the account of CPAY', async () => {
    const error = { code: 1, message: 'No such account', kind: 'refused', path: APPLY } as const
    answers[APPLY] = () => Promise.reject(new ApiError({ ...error, field: 'payoutData.toAccount' }))
    await opened(83)
    await choose('CPAY')
    await userEvent.type(box('Account name'), 'Eve Ann')
    await userEvent.type(box('Account number'), 'acc-77')
    await press('Next')
    await press('Submit')
    await screen.findByText('No such account')
    await vi.waitFor(() => expect(document.activeElement).toBe(box('Account number')))
    expect(box('Account number').getAttribute('aria-invalid')).toBe('true')
  })
})
