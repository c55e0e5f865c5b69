import { scaleOf } from './decimal.ts'

interface OwnMoney {
  readonly currency: string
  readonly currencySymbol: string
}

/**
 * The symbol before an offer's figures (site.md 9: up to 200, from 10 on): the member's own where their account is in
 * everyday money. For a bitcoin account, and for a visitor, the figures are in the site's currency.
 */
export function everydaySymbol(member: OwnMoney | null, siteSymbol: string): string {
  const isEveryday = member && scaleOf(member.currency) <= 2
  return (isEveryday && member.currencySymbol) || siteSymbol
}

/**
 * The currency and the symbol of an order: the member's own where the order names that currency or none. Another
 * currency is shown by its code: five euros of a member in dollars are not five dollars.
 */
export function orderMoney(member: OwnMoney, currency: string): { readonly currency: string; readonly symbol: string } {
  const isOwn = currency === '' || currency === member.currency
  return isOwn ? { currency: member.currency, symbol: member.currencySymbol } : { currency, symbol: currency }
}
