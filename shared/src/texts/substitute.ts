import type { SiteConfig } from '../config/index.ts'
import { everydaySymbol } from '../money/index.ts'
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
 * visitor those of the site config. Amounts are grouped as the language does it.
 */
export function textFacts(
  { name, domain, email, amounts, languages }: SiteConfig,
  locale: string,
  reader: TextReader | null = null,
): TextFacts {
  const grouped = (amount: string) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(amount as Intl.StringNumericLiteral)
  const everyday = everydaySymbol(reader, amounts.currencySymbol)
  return {
    siteName: name,
    siteDomain: domain,
    siteEmail: email,
    // The site's figures under a bitcoin's symbol would be a fortune.
    currencySymbol: (reader?.minimums && reader.currencySymbol) || everyday,
    everydaySymbol: everyday,
    minimumDeposit: grouped(reader?.minimums?.deposit ?? amounts.minimumDeposit),
    maximumDeposit: grouped(amounts.maximumDeposit),
    minimumCashout: grouped(reader?.minimums?.cashout ?? amounts.minimumCashout),
    languageCount: String(languages.length),
  }
}

/** Puts the facts in the place of `{name}`. What is not a fact stays as it is. */
export function substitute(text: string, facts: TextFacts): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as TextPlaceholder] : whole,
  )
}
