import { scaleOf } from './decimal.ts'

/**
 * The symbol before an offer's figures (site.md 9: up to 200, from 10 on): the member's own in everyday money. To an
 * account of bitcoins, and to a visitor, they are figures of the site's currency.
 */
export function everydaySymbol(
  member: { readonly currency: string; readonly currencySymbol: string } | null,
  siteSymbol: string,
): string {
  const isEveryday = member && scaleOf(member.currency) <= 2
  return (isEveryday && member.currencySymbol) || siteSymbol
}
