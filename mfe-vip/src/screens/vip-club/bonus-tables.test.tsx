import { cleanup, renderScreen, screen } from '@croupier/shared/testing'
import { afterEach, expect, it } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }
import { BonusTables } from './bonus-tables.tsx'

afterEach(cleanup)

it.each([
  ['BTC', 'B', '$'],
  ['EUR', '€', '€'],
])("shows a %s account's bonus figures in fiat money", async (currency, currencySymbol, symbol) => {
  await renderScreen(<BonusTables />, { user: { currency, currencySymbol }, messages })
  expect(await screen.findByText(new RegExp(`smallest cashback is [${symbol}] 1\\.`))).toBeTruthy()
  expect(screen.getAllByText(`${symbol} 300`).length).toBeGreaterThan(0)
  if (symbol !== currencySymbol) expect(screen.queryByText(`${currencySymbol} 300`)).toBeNull()
})

it('formats the cashback percentages as the language does', async () => {
  await renderScreen(<BonusTables />, { locale: 'tr', messages })
  expect(await screen.findByText('%12')).toBeTruthy()
})
