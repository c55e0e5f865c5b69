import type { SiteConfig } from '../config/index.ts'
import { fiatSymbol, isAmount, moneyDigits } from '../money/index.ts'
import type { TextPlaceholder } from './format.ts'

export type TextFacts = Readonly<Record<TextPlaceholder, string>>

/** The member who reads the text, and what the operator's API says of their account. */
export interface TextReader {
  readonly currency: string
  readonly currencySymbol: string
  /** In the account's currency; null where the API has not given them (yet). */
  readonly minimums: { readonly deposit: string; readonly cashout: string } | null
}

/**
 * The facts that long texts name (SH-28, D15): a member reads the figures that the forms check, in the account's own
 * currency; a visitor those of the site config. They are written with the digits that `formatMoney` shows beside the
 * text.
 */
export function textFacts(
  { name, domain, email, amounts, languages }: SiteConfig,
  locale: string,
  reader: TextReader | null = null,
): TextFacts {
  // The site config does not say in which currency its figures are, so they keep a coin's decimals. A mistake in the
  // file breaks no page: the figure is shown as it is.
  const ofSite = (amount: string) => (isAmount(amount) ? moneyDigits(amount, { currency: 'BTC', locale }) : amount)
  const minimums = reader?.minimums
  const ofReader = (amount: string) => moneyDigits(amount, { currency: reader?.currency ?? '', locale })
  const fiat = fiatSymbol(reader, amounts.currencySymbol)
  return {
    siteName: name,
    siteDomain: domain,
    siteEmail: email,
    // The site's figures with a bitcoin symbol would be a fortune.
    currencySymbol: (minimums && reader?.currencySymbol) || fiat,
    fiatSymbol: fiat,
    minimumDeposit: minimums ? ofReader(minimums.deposit) : ofSite(amounts.minimumDeposit),
    maximumDeposit: ofSite(amounts.maximumDeposit),
    minimumCashout: minimums ? ofReader(minimums.cashout) : ofSite(amounts.minimumCashout),
    languageCount: String(languages.length),
  }
}

/** Replaces `{name}` by the fact of that name. What is not a fact stays as it is. */
export function substitute(text: string, facts: TextFacts): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as TextPlaceholder] : whole,
  )
}
