import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import fil from './fil.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }

export type MessageId = keyof typeof en
const CATALOGUES: Record<string, Record<MessageId, string>> = { de, en, es, fi, fil, fr, it, ja, pt, tr }

/** An amount of money: decimal text and the currency's symbol. */
interface MoneyValue {
  readonly amount: string
  readonly symbol: string
}
/** What stands for the names in a message. */
export type Values = Readonly<Record<string, string | number | MoneyValue>>

/**
 * The operator's own words in the caller's language; `{name}` is replaced by the value of that name, an amount of
 * money as the language writes it: '$ 1.248,60'.
 */
export function say(language: string, id: MessageId, values: Values = {}): string {
  const text = (CATALOGUES[language] ?? en)[id]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => shown(values[name] ?? whole, language))
}

function shown(value: string | number | MoneyValue, language: string): string {
  if (typeof value !== 'object') return String(value)
  const { amount, symbol } = value
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 8, useGrouping: 'always' } as const
  return `${symbol} ${new Intl.NumberFormat(language, format).format(amount as Intl.StringNumericLiteral)}`
}

/** The language of a request: one of ours, or English. */
export function languageOf(header: unknown): string {
  return typeof header === 'string' && Object.hasOwn(CATALOGUES, header) ? header : 'en'
}
