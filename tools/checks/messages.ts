import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LOCALES } from '../../shared/src/i18n/locales.ts'
import { bundles, root } from '../lib/paths.ts'
import { pluralProblems, type Element } from './plurals.ts'
import { sourceFiles } from './source-files.ts'

export type Messages = Readonly<Record<string, string>>
export type Parse = (text: string) => readonly Element[]
type Compare = (own: Messages, wanted: Messages, parse: Parse) => string[]

/**
 * Every bundle has to have every message in every language, translated and with every plural form; unused ones are
 * errors.
 */
export async function checkMessages(): Promise<string[]> {
  const require = createRequire(join(root, 'shared', 'package.json'))
  const { parse } = (await import(pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href)) as {
    parse: Parse
  }
  const { compare } = (await import(pathToFileURL(join(root, 'shared', 'build', 'messages-loader.mjs')).href)) as {
    compare: Compare
  }
  const differences = (folder: string) =>
    LOCALES.map((locale) => `${folder}/${locale}.json`)
      // The check of the languages reports missing files.
      .filter((file) => existsSync(join(root, file)))
      .flatMap((file) => {
        const [own, english] = [read(file), read(`${folder}/en.json`)]
        const problems = [...compare(own, english, parse), ...plurals(basename(file, '.json'), own, english, parse)]
        return problems.map((problem) => `${file}: ${problem}`)
      })
  const untranslatedIn = (folder: string) => {
    const files = LOCALES.filter((locale) => locale !== 'en').map((locale) => `${folder}/${locale}.json`)
    const others = files.filter((file) => existsSync(join(root, file))).map(read)
    return untranslated(read(`${folder}/en.json`), others, parse).map((problem) => `${folder}: ${problem}`)
  }
  // The sandbox's messages, besides the bundles'; where there is only English there is nothing to compare.
  const ofSandbox = sourceFiles('sandbox/src', /\/messages\/en\.json$/).map((file) => dirname(file))
  return [
    ...ofSandbox.flatMap((folder) => [...differences(folder), ...untranslatedIn(folder)]),
    ...bundles.flatMap(({ folder }) => {
      const messages = `${folder}/src/messages`
      return [...differences(messages), ...untranslatedIn(messages), ...unused(folder, read(`${messages}/en.json`))]
    }),
  ]
}

/** A single word may be the same in many languages; names of payment methods are the same in all. */
const MAX_ALIKE = 3
const NAMES = /^method\./

/** Messages of two or more words that four or more languages have in English: nobody translated them. */
export function untranslated(english: Messages, others: readonly Messages[], parse: Parse): string[] {
  return Object.entries(english).flatMap(([id, text]) => {
    const alike = others.filter((messages) => messages[id] === text).length
    if (alike <= MAX_ALIKE || NAMES.test(id) || wordsOf(parse(text)).length < 2) return []
    return [`${id} is English in ${alike} other languages: '${text}'`]
  })
}

/** The words of a message, without its placeholders and numbers. */
const wordsOf = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ type, value = '', options = {}, children = [] }) => [
    ...(type === LITERAL ? (value.match(/\p{L}+/gu) ?? []) : []),
    ...Object.values(options).flatMap((option) => wordsOf(option.value)),
    ...wordsOf(children),
  ])

/** The parser's number for plain text. */
const LITERAL = 0

const plurals = (locale: string, own: Messages, english: Messages, parse: Parse) =>
  Object.entries(own).flatMap(([id, text]) =>
    pluralProblems(locale, parse(text), parse(english[id] ?? '')).map((problem) => `${id}: ${problem}`),
  )

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Messages

/** An id counts as used when a source has it as a string, or a template that begins like it. */
function unused(folder: string, english: Messages): string[] {
  const sources = sourceFiles(join(folder, 'src'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const starts = [...sources.matchAll(/`([a-zA-Z]\w+\.[\w.-]*)\$\{/g)].map((match) => match[1]!)
  return Object.keys(english)
    .filter(
      (id) =>
        !sources.includes(`'${id}'`) && !sources.includes(`"${id}"`) && !starts.some((start) => id.startsWith(start)),
    )
    .map((id) => `${folder}: nothing uses ${id}`)
}
