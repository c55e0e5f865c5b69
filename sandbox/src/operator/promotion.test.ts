import { expect, it } from 'vitest'
import type { Context } from '../context.ts'
import type { Member } from '../db/tables/members.ts'
import { currentPromotion } from './promotion.ts'

const ctx = { config: { origins: { api: '' } } } as Context
const titleFor = (currency: Member['currency'], language: string) =>
  currentPromotion(ctx, { credited: 0, currency } as Member, language)?.title

it.each([
  ['EUR', 'en', 'Double your first deposit, up to €\u00a0200: ask us before you play'],
  ['USD', 'tr', 'İlk yatırımınızı ikiye katlayın, en fazla $\u00a0200: oynamadan önce isteyin'],
  // 200 bitcoins would be a fortune.
  ['BTC', 'en', 'Double your first deposit, up to $\u00a0200: ask us before you play'],
] as const)('the welcome offer names its amount with a symbol: %s, %s', (currency, language, title) => {
  expect(titleFor(currency, language)).toBe(title)
})
