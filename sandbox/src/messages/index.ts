import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type english from './en.json'

export type MessageId = keyof typeof english
type Catalogue = Record<MessageId, string>

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Catalogue
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'))
/** Each file is a language. */
const CATALOGUES: Record<string, Catalogue> = Object.fromEntries(
  files.map((file) => [basename(file, '.json'), read(file)]),
)
const en = read('en.json')

/** An amount of money: decimal text and the currency's symbol. */
interface MoneyValue {
  readonly amount: string
  readonly symbol: string
}
/** A catalogue message, inserted in the language of the surrounding one. */
interface WordValue {
  readonly word: MessageId
}
type Value = string | number | MoneyValue | WordValue
/** The values of a message's `{name}` placeholders. */
export type Values = Readonly<Record<string, Value>>

/**
 * A message in the caller's language; `{name}` is replaced by the value of that name, an amount of money as the
 * language writes it: '$ 1.248,60'.
 */
export function say(language: string, id: MessageId, values: Values = {}): string {
  const text = (CATALOGUES[language] ?? en)[id]
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => shown(values[name] ?? whole, language))
}

function shown(value: Value, language: string): string {
  if (typeof value !== 'object') return String(value)
  return 'word' in value ? say(language, value.word) : moneyText(value, language)
}

/** An amount of money as a language writes it: '$ 1.248,60', with a no-break space. */
export function moneyText({ amount, symbol }: MoneyValue, language: string): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 8, useGrouping: 'always' } as const
  return `${symbol}\u00a0${new Intl.NumberFormat(language, format).format(amount as Intl.StringNumericLiteral)}`
}

/** The language of a request: one of ours, or English. */
export function languageOf(header: unknown): string {
  return typeof header === 'string' && Object.hasOwn(CATALOGUES, header) ? header : 'en'
}
