import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isLocale, LOCALES, type Locale } from '../../shared/src/i18n/locales.ts'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

export interface WrittenText {
  readonly file: string
  readonly locale: Locale
  readonly text: string
}

/** Pages that run without a bundle, with their words in a table. */
const TABLES = ['shell/public/offline.js', 'shell/src/boot/boot-problem.ts']

/** Each text that a player or an operator may read, in each language: catalogues, long texts, articles, banners. */
export function writtenTexts(): WrittenText[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const textsIn = (pattern: RegExp, localeOf: (file: string) => string, textsOf: (content: string) => string[]) =>
    sourceFiles('.', pattern).flatMap((file) => {
      const locale = localeOf(file)
      return isLocale(locale) ? textsOf(read(file)).map((text) => ({ file, locale, text })) : []
    })
  return [
    ...textsIn(/(^|\/)(messages|texts)\/(.+\/)?[a-z]{2,3}\.json$/, (file) => basename(file, '.json'), jsonTexts),
    ...textsIn(/\/articles\/[a-z]{2,3}\/titles\.json$/, (file) => basename(dirname(file)), jsonTexts),
    ...textsIn(/\/articles\/[a-z]{2,3}\/.+\.html$/, (file) => basename(dirname(file)), textsOfHtml),
    ...textsIn(/\/banner-texts\/[a-z]{2,3}\.ts$/, (file) => basename(file, '.ts'), textsOfScript),
    ...TABLES.flatMap((file) =>
      LOCALES.flatMap((locale) => rowOf(locale, read(file)).map((text) => ({ file, locale, text }))),
    ),
  ]
}

const jsonTexts = (content: string): string[] => textsOfJson(JSON.parse(content))

/** All strings of a JSON document. */
export function textsOfJson(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOfJson) : []
}

/** The paragraphs and the pictures' alternative texts, as a page shows them: line ends become spaces. */
export function textsOfHtml(content: string): string[] {
  const alts = [...content.matchAll(/\balt="([^"]*)"/g)].map(([, alt = '']) => alt)
  const paragraphs = content.replace(/<\/?(strong|a|em|b)\b[^>]*>/g, '').split(/<[^>]*>/)
  return [...alts, ...paragraphs]
    .map((text) => text.replace(/[ \n]+/g, ' ').trim())
    .map((text) => text.replaceAll('&nbsp;', '\u00a0').replaceAll('&amp;', '&'))
    .filter(Boolean)
}

function textsOfScript(content: string): string[] {
  const withoutImports = content.replace(/^import .*$/gm, '')
  return [...withoutImports.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => text)
}

const rowOf = (locale: string, table: string): string[] =>
  [...table.matchAll(RegExp(`^\\s+${locale}: \\[([^\\]]*)\\]`, 'gm'))].flatMap(([, row = '']) => textsOfScript(row))
