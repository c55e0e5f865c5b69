import type { SiteConfig } from '../config/index.ts'
import type { TextPlaceholder } from './format.ts'

export type TextFacts = Readonly<Record<TextPlaceholder, string>>

/** What long texts take from the site config (SH-28, D15). Amounts are grouped as the language does it. */
export function textFacts({ name, domain, email, amounts, languages }: SiteConfig, locale: string): TextFacts {
  const grouped = (amount: string) => new Intl.NumberFormat(locale).format(amount as Intl.StringNumericLiteral)
  return {
    siteName: name,
    siteDomain: domain,
    siteEmail: email,
    currencySymbol: amounts.currencySymbol,
    minimumDeposit: grouped(amounts.minimumDeposit),
    maximumDeposit: grouped(amounts.maximumDeposit),
    minimumCashout: grouped(amounts.minimumCashout),
    languageCount: String(languages.length),
  }
}

/** Puts the facts in the place of `{name}`. What is not a fact stays as it is. */
export function substitute(text: string, facts: TextFacts): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as TextPlaceholder] : whole,
  )
}
