import { ApiError, CASH_OUT, syncServerTime, markCashoutsSeen } from '@croupier/shared/api'
import { cleanup, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import messages from '../../../messages/en.json' with { type: 'json' }
import DepositMethodScreen from '../../../screens/deposit-method/deposit-method-screen.tsx'
import { forgetIntents, intentOf } from './intent.ts'

const ORDER = '/sys/deposit/creditcard/deposit'
const STATES = '/base/state/listAll'
const CONFIG = '/sys/member/deposit/config'
const config = { minimumAmount: '10', paymentAmounts: '50/100', paymentAllowManualInput: 1 }
const lost = new ApiError({ code: -1, message: 'Server is busy, please try later', kind: 'network', path: ORDER })
const refused = new ApiError({ code: 1, message: 'Card refused', kind: 'refused', path: ORDER })
const billing = {
  cardFirstName: 'Ada',
  cardLastName: 'King',
  cardCountry: 'DE',
  cardCity: 'Ulm',
  cardAddress: 'Weg 1',
  cardPostalCode: '89073',
}

/** The response of each call; a test changes them as it goes on. */
let answers: Record<string, unknown>
const throwing = (error: Error) => () => {
  throw error
}

beforeEach(() => {
  answers = {
    '/base/depositPaymentMethod/find': { code: 'VISA_MASTERCARD', name: 'Cards', icon: '' },
    '/sys/deposit/creditcard/billingInfo': billing,
    '/base/country/listAll': [{ isoCode2: 'DE', enName: 'Germany', status: 1 }],
    [CONFIG]: config,
    [STATES]: [],
    [ORDER]: throwing(lost),
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = (id: number) =>
  renderScreen(<DepositMethodScreen params={{ code: 'VISA_MASTERCARD' }} />, { user: { id }, answers, messages })
const submit = async () => userEvent.click(screen.getByRole('button', { name: 'Deposit' }))

async function fill(code = '123') {
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  await userEvent.click(screen.getByLabelText('Card number'))
  await userEvent.paste('4242424242424242')
  await userEvent.click(screen.getByLabelText('CVV'))
  await userEvent.paste(code)
  await userEvent.selectOptions(screen.getByLabelText('Expiry month'), '12')
  await userEvent.selectOptions(screen.getByLabelText('Expiry year'), String(new Date().getFullYear() + 1))
}

const intentFor = (method: string, amount: string, player = 1) => ({ player, method, amount, details: '' })

describe('an intent of the player', () => {
  it('keeps its key until it is answered; any other intent has another', () => {
    const first = intentOf(intentFor('CASH', '50'))
    expect(intentOf(intentFor('CASH', '50')).key).toBe(first.key)
    expect(intentOf(intentFor('CASH', '50', 2)).key).not.toBe(first.key)
    expect(intentOf(intentFor('0CASH', '5')).key).not.toBe(first.key)
    expect(intentOf({ ...intentFor('CASH', '50'), details: 'BTC' }).key).not.toBe(first.key)
    first.answered()
    expect(intentOf(intentFor('CASH', '50')).key).not.toBe(first.key)
  })

  it('is the same however its amount is written', () => {
    const { key } = intentOf(intentFor('CRYPT', '0.001'))
    expect(intentOf(intentFor('CRYPT', '0.00100')).key).toBe(key)
    expect(intentOf(intentFor('CRYPT', '00.001')).key).toBe(key)
    expect(intentOf(intentFor('CRYPT', '0.0010001')).key).not.toBe(key)
  })

  it('ends when its order is seen; other methods and amounts keep their keys', async () => {
    await syncServerTime(Promise.resolve({ serverTime: new Date().toISOString() }))
    const { key } = intentOf(intentFor('STRIPE', '60'))
    const others = [intentFor(CASH_OUT, '60'), intentFor('STRIPE', '61'), intentFor('CASH', '60')]
    const keys = others.map((other) => intentOf(other).key)
    forgetIntents({ method: 'STRIPE', amount: '60.00', createTime: new Date().toISOString() })
    expect(intentOf(intentFor('STRIPE', '60')).key).not.toBe(key)
    expect(others.map((other) => intentOf(other).key)).toEqual(keys)
  })

  it('ends for a new form when its cash-out is seen, but not for the open form', async () => {
    const { key } = intentOf(intentFor(CASH_OUT, '200'))
    const serverTime = new Date().toISOString()
    const see = () =>
      markCashoutsSeen(
        { titleId: 'list' },
        Promise.resolve({ amount: '200.00', createTime: serverTime, serverTime }),
        (seen) => [seen],
      )
    await see()
    expect(intentOf(intentFor(CASH_OUT, '200'), key).key).toBe(key)
    await see()
    expect(intentOf(intentFor(CASH_OUT, '200')).key).not.toBe(key)
  })

  it('expires: the same request much later is a new intent', () => {
    vi.useFakeTimers()
    const { key } = intentOf(intentFor('CASH', '77'))
    vi.advanceTimersByTime(9 * 60_000)
    expect(intentOf(intentFor('CASH', '77')).key).toBe(key)
    vi.advanceTimersByTime(11 * 60_000)
    expect(intentOf(intentFor('CASH', '77')).key).not.toBe(key)
  })
})

it.each([
  ['network', 503],
  ['network', 429],
  ['refused', 1],
] as const)('the next try continues an order whose payment code failed to load (%s, %i)', async (kind, code) => {
  const IMAGE = '/sys/cash/getImg'
  const own: Record<string, unknown> = {
    ...answers,
    '/sys/deposit/cash/depositOrder': { orderId: 'D1', amount: '50' },
    [IMAGE]: throwing(new ApiError({ code, message: 'No picture', kind, path: IMAGE })),
  }
  const view = <DepositMethodScreen params={{ code: 'CASH' }} />
  const { host } = await renderScreen(view, { user: { id: 20 + code }, answers: own, messages })
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  await submit()
  expect(host.record.alerts).toEqual(['No picture'])
  // Without the link nobody can pay either.
  own[IMAGE] = { imgUrl: '', qrAddress: '' }
  await submit()
  own[IMAGE] = { imgUrl: '', qrAddress: 'http://localhost:4020/cash/D1' }
  await submit()
  await screen.findByRole('button', { name: messages['deposit.cashTransferred'] })
  const [key, ...later] = host.record.keys
  expect(later).toEqual([key, key])
})

describe('a card payment', () => {
  it('keeps its key without a response, in a new dialog and with a corrected code, until it is refused', async () => {
    const first = await open(11)
    await fill()
    await submit()
    expect(first.host.record.alerts.join()).toContain('Please do not pay twice')
    await submit()
    first.unmount()
    answers[ORDER] = throwing(refused)
    const second = await open(11)
    await fill('124')
    await submit()
    expect(second.host.record.alerts).toEqual(['Card refused'])
    const [key] = first.host.record.keys
    expect([...first.host.record.keys, ...second.host.record.keys]).toEqual([key, key, key])
    await submit()
    expect(second.host.record.keys[1]).not.toBe(key)
  })

  it('keeps its key without a response for as long as its dialog is open', async () => {
    const { host } = await open(14)
    await fill()
    await submit()
    vi.useFakeTimers({ now: Date.now() + 3 * 3_600_000, toFake: ['Date'] })
    await submit()
    answers[ORDER] = throwing(refused)
    await submit()
    await submit()
    const [key, ...later] = host.record.keys
    expect(later.map((each) => each === key)).toEqual([true, true, false])
  })

  it.each([
    ['network', 503, 'after a server error', 'the same order', 1],
    ['network', 429, 'at a busy server', 'the same order', 1],
    ['refused', 501, 'refused with a code that looks like a status', 'another order', 2],
  ] as const)('(%s, %i) %s: the next try is %s', async (kind, code, _, __, count) => {
    answers[ORDER] = throwing(new ApiError({ code, message: 'Not now', kind, path: ORDER }))
    const { host } = await open(code)
    await fill()
    await submit()
    expect(host.record.alerts.join()).toContain(kind === 'refused' ? 'Not now' : 'Please do not pay twice')
    await submit()
    expect(new Set(host.record.keys).size).toBe(count)
  })

  it('keeps its form after a refusal, even if the config cannot be reloaded', async () => {
    answers[ORDER] = throwing(refused)
    const { host } = await open(12)
    await fill()
    answers[CONFIG] = throwing(new ApiError({ code: 9, message: 'No figures', kind: 'refused', path: CONFIG }))
    await submit()
    await vi.waitFor(() => expect(host.record.calls.filter(({ path }) => path === CONFIG)).toHaveLength(2))
    // If the failed config request had any effect, it would show before the response to another try.
    await submit()
    await vi.waitFor(() => expect(host.record.alerts).toEqual(['Card refused', 'Card refused']))
    expect(host.record.closed).toBe(0)
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242')
  })

  it('offers to reload missing states, and keeps what was typed', async () => {
    answers[STATES] = throwing(new ApiError({ code: 9, message: 'No states', kind: 'refused', path: STATES }))
    const { host } = await open(13)
    await fill()
    await submit()
    expect(host.record.keys).toEqual([])
    answers[STATES] = []
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    await submit()
    expect(host.record.keys).toHaveLength(1)
  })
})
