import { cleanup, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import VipClubScreen from './vip-club.tsx'

afterEach(cleanup)

const LEVELS = '/base/vipLevel/listAll'

it.each([
  ['BTC', 'B', '$'],
  ['EUR', '€', '€'],
])('[VP-01] states the wager per point of a %s account as 10 in fiat money', async (currency, own, symbol) => {
  await renderScreen(<VipClubScreen />, {
    user: { currency, currencySymbol: own },
    answers: { [LEVELS]: [] },
    messages,
  })
  expect((await screen.findByText(/brings 1 point/)).textContent).toContain(`Every ${symbol}\u00a010 that`)
})

it("[VP-01] marks the member's level and no other", async () => {
  const levels = [0, 10, 20].map((level) => ({ level, points: level * 40, name: '', color: '' }))
  await renderScreen(<VipClubScreen />, { user: { vipLevel: 10 }, answers: { [LEVELS]: levels }, messages })
  const table = await screen.findByRole('table', { name: messages['club.levels'] })
  const marked = [...table.querySelectorAll('[aria-current]')]
  expect(marked.map((mark) => mark.textContent)).toEqual(['Bronze'])
})

it("[VP-01] shows an unknown level with the operator's name and colour", async () => {
  const levels = [{ level: 50, points: 20_000, name: 'Emerald', color: '#00aa77' }]
  await renderScreen(<VipClubScreen />, { user: { vipLevel: 50 }, answers: { [LEVELS]: levels }, messages })
  const name = await screen.findByRole('rowheader', { name: /Emerald/ })
  expect(name.closest('tr')!.querySelector<HTMLElement>('td [style]')?.style.background).toContain('rgb(0, 170, 119)')
})
