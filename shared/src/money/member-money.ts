import { scaleOf } from './decimal.ts'

interface MemberMoney {
  readonly currency: string
  readonly currencySymbol: string
}

/**
 * The symbol of the fiat currency that an offer's figures are in (site.md 9: up to 200, from 10 on): the member's, or
 * the site's for a visitor and for a member whose account is in bitcoin.
 */
export function fiatSymbol(member: MemberMoney | null, siteSymbol: string): string {
  const isFiat = member && scaleOf(member.currency) <= 2
  return (isFiat && member.currencySymbol) || siteSymbol
}

/**
 * The currency and the symbol of an order: the member's where the order names that currency or none. Another currency
 * is shown by its code: five euros of a member in dollars are not five dollars.
 */
export function orderMoney(
  member: MemberMoney,
  currency: string,
): { readonly currency: string; readonly symbol: string } {
  const isMemberCurrency = currency === '' || currency === member.currency
  return isMemberCurrency
    ? { currency: member.currency, symbol: member.currencySymbol }
    : { currency, symbol: currency }
}
