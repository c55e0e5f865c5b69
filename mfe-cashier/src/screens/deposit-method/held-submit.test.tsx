import { ApiError } from '@croupier/shared/api'
import { cleanup, flushPending, renderScreen, screen, userEvent } from '@croupier/shared/testing'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import DepositMethodScreen from './deposit-method-screen.tsx'

const COUNTRIES = '/base/country/listAll'
const ORDER = '/sys/deposit/creditcard/deposit'
const germany = [{ isoCode2: 'DE', enName: 'Germany', status: 1 }]
const billing = {
  cardFirstName: 'Ada',
  cardLastName: 'King',
  cardCity: 'Ulm',
  cardAddress: 'Weg 1',
  cardPostalCode: '89073',
}

afterEach(cleanup)

const paste = async (label: string, words: string) => {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(words)
}

/** Submits a card's form whose list of countries is still loading; `list` ends that. */
async function submitted(country: string, state: string, { code = '123' } = {}) {
  const list = Promise.withResolvers<unknown>()
  const { host } = await renderScreen(<DepositMethodScreen params={{ code: 'VISA_MASTERCARD' }} />, {
    user: { id: 91 },
    answers: {
      '/base/depositPaymentMethod/find': { code: 'VISA_MASTERCARD', name: 'Cards', icon: '' },
      '/sys/deposit/creditcard/billingInfo': { ...billing, cardCountry: country, cardState: state },
      '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50', paymentAllowManualInput: 1 },
      [COUNTRIES]: () => list.promise,
      '/base/state/listAll': [{ code: 'DE-BY', name: 'Bavaria', isoCode2: 'DE' }],
      // Refused, so that the form stays.
      [ORDER]: () => Promise.reject(new ApiError({ code: 1, message: 'Not now', kind: 'refused', path: ORDER })),
    },
    messages,
  })
  await userEvent.click(await screen.findByRole('radio', { name: /50$/ }))
  await paste('Card number', '4242424242424242')
  if (code) await paste('CVV', code)
  await userEvent.selectOptions(screen.getByLabelText('Expiry month'), '12')
  await userEvent.selectOptions(screen.getByLabelText('Expiry year'), String(new Date().getFullYear() + 1))
  const button = screen.getByRole('button', { name: 'Deposit' })
  await userEvent.click(button)
  const orders = () => host.record.calls.filter(({ path }) => path === ORDER).map(({ body }) => body)
  return { host, list, button, orders }
}

it('an order waits for the list of countries, and names the codes of its country and state', async () => {
  const { host, list, button, orders } = await submitted('germany', 'Bavaria')
  await flushPending()
  expect([button.ariaDisabled, orders(), host.record.toasts]).toEqual(['true', [], []])
  // Pressed again, it is the same order.
  await userEvent.click(button)
  list.resolve(germany)
  await vi.waitFor(() => expect(host.record.alerts).toEqual(['Not now']))
  expect(orders()).toMatchObject([{ cardCountry: 'DE', cardState: 'DE-BY' }])
  expect(button.ariaDisabled).toBeNull()
})

it('a country that is not in the list is asked for once the list is there; nothing typed is lost', async () => {
  const { host, list, button, orders } = await submitted('Atlantis', 'Somewhere')
  await flushPending()
  list.resolve(germany)
  await vi.waitFor(() => expect(host.record.toasts).toEqual([messages['card.countryTip']]))
  expect([button.ariaDisabled, orders()]).toEqual([null, []])
  const number = screen.getByLabelText<HTMLInputElement>('Card number')
  expect(number.value.replaceAll(' ', '')).toBe('4242424242424242')
})

it('what is missing before the list is there is told at once', async () => {
  const { host, button, orders } = await submitted('Germany', 'Bavaria', { code: '' })
  expect(host.record.toasts).toEqual([messages['card.cvvTip']])
  expect([button.ariaDisabled, orders()]).toEqual([null, []])
})

it('an order is sent without the list if that cannot be loaded', async () => {
  const { host, list, orders } = await submitted('DE', 'DE-BY')
  list.reject(new ApiError({ code: 9, message: 'No list', kind: 'refused', path: COUNTRIES }))
  await vi.waitFor(() => expect(host.record.alerts).toEqual(['Not now']))
  expect(orders()).toMatchObject([{ cardCountry: 'DE', cardState: 'DE-BY' }])
})
