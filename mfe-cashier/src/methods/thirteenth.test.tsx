import { ApiError } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, userEvent, within } from '@croupier/shared/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import messages from '../messages/en.json' with { type: 'json' }
import { extraValue } from '../payment/form/extra-fields.ts'
import type { Method } from '../payment/method.ts'
import DepositMethodScreen from '../screens/deposit-method/deposit-method-screen.tsx'
import DepositScreen from '../screens/deposit/deposit-screen.tsx'

const ORDER = '/sys/deposit/thirteenth/depositOrder'

/** What README's "Add a payment method" asks for, and no more: one folder's object, one row of the table. */
vi.mock('./index.ts', async (original) => {
  const v = await import('valibot')
  const own = await original<typeof import('./index.ts')>()
  const thirteenth: Method = {
    code: 'THIRTEENTH',
    label: null,
    form: { presets: 'config', manual: 'always', link: 'clear', maximum: '5000' },
    place: async ({ host, amount, member, key }) => {
      const schema = v.object({ payUrl: v.string(), orderId: v.string() })
      const answer = await host.api.post(ORDER, { amount, memberId: member.id }, { schema, idempotencyKey: key })
      return { kind: 'window', url: answer.payUrl, orderId: answer.orderId }
    },
  }
  const fourteenth: Method = {
    ...thirteenth,
    code: 'FOURTEENTH',
    form: {
      ...thirteenth.form,
      fields: [
        {
          name: 'iban',
          label: 'banking.title',
          tip: 'card.addressTip',
          check: { message: 'card.numberInvalid', test: (value) => /^[A-Z]{2}\d+$/.test(value) },
          isAccount: true,
        },
      ],
    },
    place: async ({ host, amount, values, key }) => {
      const body = { amount, iban: extraValue(values, 'iban') }
      await host.api.post(ORDER, body, { schema: v.unknown(), idempotencyKey: key })
      return { kind: 'window', url: 'http://localhost:4020/order/D14', orderId: 'D14' }
    },
  }
  const table = [...own.methods, thirteenth, fourteenth]
  return { methods: table, methodOf: (code: string) => own.methodOf(code, table) }
})

const row = { code: 'THIRTEENTH', name: 'Thirteenth way', icon: '', enabled: 1, visibility: 0, sortIndex: 1 }
const answers = {
  '/sys/depositPaymentMethod/listAll': [
    row,
    { ...row, code: 'PIX', name: 'PIX', sortIndex: 0 },
    { ...row, code: 'UNKNOWN' },
  ],
  '/sys/depositPaymentMethod/maxBonusInfo': [{ code: 'THIRTEENTH', percent: 25, maxAmount: '50' }],
  '/base/depositPaymentMethod/find': row,
  '/sys/member/deposit/config': { minimumAmount: '20', paymentAmounts: '50/100', paymentAllowManualInput: 1 },
  [ORDER]: { payUrl: 'http://localhost:4020/order/D13', orderId: 'D13' },
}

afterEach(cleanup)

describe('a thirteenth method, added by one row', () => {
  it('appears in the chooser with its name and bonus, and opens its dialog', async () => {
    const { host } = await renderScreen(<DepositScreen />, { user: {}, answers, messages })
    const list = await screen.findByRole('list')
    const buttons = within(list).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['PIX', 'Thirteenth way'])
    expect(await within(list).findByText(/25% bonus up to \$\s?50/)).toBeTruthy()
    await userEvent.click(buttons[1]!)
    expect(host.record.opened).toEqual([{ id: 'depositMethod', params: { code: 'THIRTEENTH' } }])
  })

  it('has a complete dialog: name, Change, presets, checks, order call, window', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue({ closed: false, close: () => undefined } as Window)
    const { host } = await renderScreen(<DepositMethodScreen params={{ code: 'THIRTEENTH' }} />, {
      user: {},
      answers,
      messages,
    })
    expect(await screen.findByText('Thirteenth way')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy()
    const submit = screen.getByRole('button', { name: 'Deposit' })
    await userEvent.click(submit)
    const other = screen.getByLabelText('Other amount')
    await userEvent.type(other, '19')
    await userEvent.click(submit)
    await userEvent.clear(other)
    await userEvent.type(other, '5001')
    await userEvent.click(submit)
    expect(host.record.toasts).toEqual([
      'Please choose or enter an amount',
      'The minimum deposit is 20\u00a0USD',
      'The maximum deposit is 5000\u00a0USD',
    ])
    expect(host.record.calls.some(({ path }) => path === ORDER)).toBe(false)
    await userEvent.click(screen.getByRole('radio', { name: /100$/ }))
    await userEvent.click(submit)
    expect(await screen.findByText('Transaction processing')).toBeTruthy()
    expect(host.record.calls.filter(({ path }) => path === ORDER)).toEqual([
      { path: ORDER, body: { amount: '100', memberId: 1 } },
    ])
    expect(opened.mock.calls[0]?.[0]).toBe('http://localhost:4020/order/D13')
  })
})

describe('a method with an extra field', () => {
  const lost = () => {
    throw new ApiError({ code: -1, message: '', kind: 'network', path: ORDER })
  }
  const open = (order: unknown) =>
    renderScreen(<DepositMethodScreen params={{ code: 'FOURTEENTH' }} />, {
      user: { id: 14 },
      answers: { ...answers, [ORDER]: order },
      messages,
    })
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  const field = () => screen.findByLabelText<HTMLInputElement>(messages['banking.title'])

  it('shows, checks, sends and keeps it; another account is another payment', async () => {
    const { host, unmount } = await open(lost)
    await userEvent.click(await screen.findByRole('radio', { name: /100$/ }))
    await submit()
    await userEvent.type(await field(), 'DE?')
    await submit()
    expect(host.record.toasts).toEqual([messages['card.addressTip'], messages['card.numberInvalid']])
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'DE1')
    await submit()
    await submit()
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'DE2')
    await submit()
    expect(host.record.calls.filter(({ path }) => path === ORDER).map(({ body }) => body)).toEqual(
      ['DE1', 'DE1', 'DE2'].map((iban) => ({ amount: '100', iban })),
    )
    const [first, again, other] = host.record.keys
    expect(again).toBe(first)
    expect(other).not.toBe(first)
    unmount()
    await open(lost)
    expect((await field()).value).toBe('DE2')
  })

  it('focuses it when the operator’s refusal names it', async () => {
    const refused = new ApiError({ code: 1, message: 'No such account', kind: 'refused', path: ORDER, field: 'iban' })
    await open(() => {
      throw refused
    })
    await userEvent.click(await screen.findByRole('radio', { name: /100$/ }))
    await userEvent.type(await field(), 'DE1')
    await submit()
    await vi.waitFor(async () => expect(document.activeElement).toBe(await field()))
  })
})
