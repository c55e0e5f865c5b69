import { act, cleanup, renderScreen, screen, within } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import BankingScreen from './banking-screen.tsx'

afterEach(cleanup)

const answers = {
  '/sys/member/deposit/config': { minimumAmount: '25', paymentAmounts: '50', paymentAllowManualInput: 1 },
  '/sys/member/withdraw/config': { minimumAmount: '55', withdrawAmounts: '100', withdrawAllowManualInput: 1 },
}
const euros = { currency: 'EUR', currencySymbol: '€' }

it('the text names the minimum amounts in the member’s currency (D15)', async () => {
  await renderScreen(<BankingScreen />, { user: euros, answers, messages })
  expect(await screen.findByText(/Minimum €\s25; most methods up to €\s5,000/)).toBeTruthy()
  expect(screen.getByText(/Minimum €\s55\./)).toBeTruthy()
})

it('a method without a picture shows its name', async () => {
  await renderScreen(<BankingScreen />, { user: euros, answers, messages })
  const list = await screen.findByRole('list', { name: messages['banking.logos'] })
  const names = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(names().join('')).toBe('')
  act(() =>
    within(list)
      .getAllByRole('img')
      .forEach((picture) => picture.dispatchEvent(new Event('error'))),
  )
  expect(names()).toContain('PIX')
  expect(names().filter((name) => !name)).toEqual([])
})

it('each method has our label, else the operator’s name', async () => {
  const listed = [
    { code: 'STRIPE', name: 'Stripe card', icon: '' },
    { code: 'PIX', name: 'pix of theirs', icon: '' },
  ]
  const found = { ...answers, '/sys/depositPaymentMethod/listAll': listed }
  const { unmount } = await renderScreen(<BankingScreen />, { user: euros, answers: found, messages })
  await screen.findByRole('img', { name: 'Stripe card' })
  screen.getByRole('img', { name: 'PIX' })
  unmount()
  // A visitor cannot ask for them.
  const { host } = await renderScreen(<BankingScreen />, { answers: found, messages })
  await screen.findByRole('img', { name: 'PIX' })
  expect(host.record.calls.filter(({ path }) => path in found)).toEqual([])
})

it('the text names the site’s amounts if the operator has none', async () => {
  await renderScreen(<BankingScreen />, { user: euros, answers: {}, messages })
  expect(await screen.findByText(/Minimum €\s200\./)).toBeTruthy()
})
