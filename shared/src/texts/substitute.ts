import type { SiteConfig } from '../config/index.ts'
import { everydaySymbol, isAmount, moneyDigits } from '../money/index.ts'
import type { TextPlaceholder } from './format.ts'

export type TextFacts = Readonly<Record<TextPlaceholder, string>>

/** Whose text it is, and what the operator's API says of their account. */
export interface TextReader {
  readonly currency: string
  readonly currencySymbol: string
  /** In the account's currency; null while, or where, the API does not say. */
  readonly minimums: { readonly deposit: string; readonly cashout: string } | null
}

/**
 * What long texts name (SH-28, D15): a member reads the figures that the forms check, in the account's own currency; a
 * visitor those of the site config. Their digits are those that `formatMoney` shows beside the text.
 */
export function textFacts(
  { name, domain, email, amounts, languages }: SiteConfig,
  locale: string,
  reader: TextReader | null = null,
): TextFacts {
  // Nothing says which currency the site's own figures are of: they keep a coin's decimals. A slip in the file takes no
  // page down.
  const ofSite = (amount: string) => (isAmount(amount) ? moneyDigits(amount, { currency: 'BTC', locale }) : amount)
  const minimums = reader?.minimums
  const own = (amount: string) => moneyDigits(amount, { currency: reader?.currency ?? '', locale })
  const everyday = everydaySymbol(reader, amounts.currencySymbol)
  return {
    siteName: name,
    siteDomain: domain,
    siteEmail: email,
    // The site's figures under a bitcoin's symbol would be a fortune.
    currencySymbol: (minimums && reader?.currencySymbol) || everyday,
    everydaySymbol: everyday,
    minimumDeposit: minimums ? own(minimums.deposit) : ofSite(amounts.minimumDeposit),
    maximumDeposit: ofSite(amounts.maximumDeposit),
    minimumCashout: minimums ? own(minimums.cashout) : ofSite(amounts.minimumCashout),
    languageCount: String(languages.length),
  }
}

/** Puts the facts in the place of `{name}`. What is not a fact stays as it is. */
export function substitute(text: string, facts: TextFacts): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as TextPlaceholder] : whole,
  )
}
