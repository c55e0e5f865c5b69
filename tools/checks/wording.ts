import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

type Catalogue = Readonly<Record<string, string>>
interface Slip {
  readonly what: string
  readonly pattern: RegExp
}

/** No-break spaces before what French sets apart, or a line begins with a question mark. */
const FRENCH = { what: 'a plain space before : ; ! ? » or %', pattern: / [:;!?»%]/ }
const PERCENT = { what: 'a plain space before %', pattern: /[\d}#] %/ }
const APOSTROPHE = { what: "a typewriter's apostrophe", pattern: /[\p{L}\d}]'\p{L}/u }
const JAPANESE: readonly Slip[] = [
  { what: 'brackets, question or exclamation marks of half width', pattern: /[()!?]/ },
  { what: 'a space beside a value within a sentence', pattern: /\} \p{Script=Hiragana}/u },
]
const SLIPS: Readonly<Record<string, readonly Slip[]>> = {
  fr: [FRENCH, APOSTROPHE],
  it: [APOSTROPHE],
  pt: [APOSTROPHE],
  tr: [APOSTROPHE],
  de: [PERCENT],
  es: [PERCENT],
  fi: [PERCENT],
  ja: JAPANESE,
}

/** What a text of a language has that its printers do not set. Addresses of links are no text. */
export function slipsIn(locale: string, text: string): string[] {
  const words = text.replace(/\]\([^)]*\)/g, ']')
  return (SLIPS[locale] ?? []).filter(({ pattern }) => pattern.test(words)).map(({ what }) => what)
}

/**
 * Texts that read alike in English and differently in a language: a message that several catalogues have under one
 * id, and sentences (of five words and more) wherever they stand. Case and the full stop do not count.
 */
export function toldInTwoWays(english: readonly Catalogue[], own: readonly Catalogue[]): string[] {
  const known = new Map<string, string>()
  return english.flatMap((catalogue, place) =>
    Object.entries(catalogue).flatMap(([id, text]) => {
      const told = own[place]?.[id]
      if (told === undefined) return []
      const keys = [`${id} ${plain(text)}`, ...(text.split(' ').length < 5 ? [] : [plain(text)])]
      const others = keys.map((key) => known.get(key)).filter((other) => other !== undefined && other !== plain(told))
      for (const key of keys) known.set(key, plain(told))
      return others.length > 0 ? [`${id}: '${told}' is '${others[0]}' elsewhere`] : []
    }),
  )
}

const plain = (text: string) => text.toLowerCase().replace(/[.。]$/, '')

/** Every text of the nine translations: set as the language is, and one sentence told in one way. */
export function checkWording(): string[] {
  const files = sourceFiles('.', /(^|\/)(messages|texts)\/(.+\/)?[a-z]{2,3}\.json$/)
  const slips = files.flatMap((file) => {
    const locale = basename(file, '.json')
    return textsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))).flatMap((text) =>
      slipsIn(locale, text).map((slip) => `${file}: ${slip}: ${text}`),
    )
  })
  const folders = files
    .filter((file) => file.endsWith('/messages/fil.json'))
    .map((file) => file.slice(0, -'fil.json'.length))
  const read = (locale: string) =>
    folders.map((folder) => JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')) as Catalogue)
  const english = read('en')
  const locales = [...new Set(files.map((file) => basename(file, '.json')))].filter((locale) => locale !== 'en')
  return [
    ...slips,
    ...locales.flatMap((locale) => toldInTwoWays(english, read(locale)).map((line) => `${locale}: ${line}`)),
  ]
}

function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : []
}
