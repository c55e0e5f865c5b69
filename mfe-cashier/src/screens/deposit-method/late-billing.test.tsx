import { ApiError } from '@croupier/shared/api'
import { act, cleanup, renderScreen, screen, flushPending, userEvent } from '@croupier/shared/testing'
import { useQueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import DepositMethodScreen from './deposit-method-screen.tsx'

const BILLING = '/sys/deposit/creditcard/billingInfo'
const billing = { cardFirstName: 'Ada', cardLastName: 'King', cardCountry: 'DE', cardCity: 'Ulm', cardAddress: 'Weg 1' }
const none = () => Promise.reject(new ApiError({ code: 9, message: 'No data', kind: 'refused', path: BILLING }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function AskAgain() {
  const client = useQueryClient()
  return <button onClick={() => void client.refetchQueries({ queryKey: ['deposit-billing'] })}>Ask again</button>
}

const answers: Record<string, unknown> = {
  '/base/depositPaymentMethod/find': { code: 'VISA_MASTERCARD', name: 'Cards', icon: '' },
  '/base/country/listAll': [{ isoCode2: 'DE', enName: 'Germany', status: 1 }],
  '/base/state/listAll': [],
  '/sys/member/deposit/config': { minimumAmount: '10', paymentAmounts: '50/100', paymentAllowManualInput: 1 },
}

async function open() {
  const card = (
    <>
      <AskAgain />
      <DepositMethodScreen params={{ code: 'VISA_MASTERCARD' }} />
    </>
  )
  const shown = await renderScreen(card, { user: { id: 81 }, answers, messages })
  await screen.findByLabelText('Card number')
  return shown
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Holds back the form's timeout for billing data: it fires when the test says so. */
function patience() {
  const real = globalThis.setTimeout
  const ends: (() => void)[] = []
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    ms === 1500 ? ends.push(run) : real(run, ms)) as typeof setTimeout)
  return { end: () => act(() => ends.forEach((run) => run())) }
}

it('a form opens without slow billing data, which fills it in later', async () => {
  const late = Promise.withResolvers<object>()
  answers[BILLING] = () => late.promise
  const { end } = patience()
  const view = <DepositMethodScreen params={{ code: 'VISA_MASTERCARD' }} />
  const { host } = await renderScreen(view, { user: { id: 82 }, answers, messages })
  await vi.waitFor(() => expect(host.record.calls.map(({ path }) => path)).toContain(BILLING))
  await flushPending()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  end()
  expect(await screen.findByLabelText('Card number')).toBeTruthy()
  late.resolve(billing)
  await vi.waitFor(() => expect(field('First name').value).toBe('Ada'))
})

it('a form that shows no billing data does not wait for it', async () => {
  const own = {
    ...answers,
    '/base/depositPaymentMethod/find': { code: 'CPAY', name: 'CPAY', icon: '' },
    [BILLING]: () => new Promise(() => undefined),
  }
  patience()
  await renderScreen(<DepositMethodScreen params={{ code: 'CPAY' }} />, { user: { id: 83 }, answers: own, messages })
  expect(await screen.findByRole('button', { name: 'Deposit' })).toBeTruthy()
})

it('late billing data fills in empty fields and leaves what was typed', async () => {
  answers[BILLING] = none
  const { host, unmount } = await open()
  await vi.waitFor(() => expect(host.record.toasts).toEqual([messages['common.serverBusy']]))
  await userEvent.type(field('Town/City'), 'Porto')
  answers[BILLING] = billing
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  await vi.waitFor(() => expect(field('First name').value).toBe('Ada'))
  expect([field('Town/City').value, field('Address').value]).toEqual(['Porto', 'Weg 1'])
  unmount()
  answers[BILLING] = { ...billing, cardAddress: 'Weg 2' }
  await open()
  expect(['First name', 'Town/City', 'Address'].map((label) => field(label).value)).toEqual(['Ada', 'Porto', 'Weg 2'])
})

it('names of country and state in billing data choose the codes in the lists', async () => {
  answers[BILLING] = { ...billing, cardCountry: 'germany', cardState: 'Bavaria' }
  answers['/base/state/listAll'] = [{ code: 'DE-BY', name: 'Bavaria', isoCode2: 'DE' }]
  const { host } = await open()
  await vi.waitFor(() => expect(field('State').value).toBe('DE-BY'))
  const stateRequests = host.record.calls.filter(({ path }) => path === '/base/state/listAll')
  expect(stateRequests.map(({ body }) => body)).toEqual([{ countryIsoCode2: 'DE', status: 1 }])
})

it.each([
  ['de', 'DE', 'Germany'],
  ['日本', 'JP', '日本'],
  ['Germany', 'de', 'Germany'],
])(
  'of billing data with the country %s, the states of the listed %s are asked for',
  async (cardCountry, isoCode2, enName) => {
    const statesOf = ({ countryIsoCode2 }: { countryIsoCode2: string }) =>
      countryIsoCode2 === isoCode2 ? [{ code: 'S-1', name: 'First', isoCode2 }] : []
    const own = {
      ...answers,
      [BILLING]: { ...billing, cardCountry, cardState: 'First' },
      '/base/country/listAll': [{ isoCode2, enName, status: 1 }],
      '/base/state/listAll': statesOf,
    }
    const view = <DepositMethodScreen params={{ code: 'VISA_MASTERCARD' }} />
    const { host } = await renderScreen(view, { user: { id: 84 }, answers: own, messages })
    await screen.findByLabelText('Card number')
    await vi.waitFor(() => expect(field('State').value).toBe('S-1'))
    const stateRequests = host.record.calls.filter(({ path }) => path === '/base/state/listAll')
    expect(stateRequests.map(({ body }) => body)).toEqual([{ countryIsoCode2: isoCode2, status: 1 }])
  },
)
