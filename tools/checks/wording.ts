import { dirname } from 'node:path'
import { LOCALES } from '../../shared/src/i18n/locales.ts'
import { catalogueIn, type Catalogue } from './catalogue.ts'
import { checkNamedControls } from './named-controls.ts'
import { sourceFiles } from './source-files.ts'
import { typographyProblems } from './typography.ts'
import { writtenTexts } from './written-texts.ts'

/**
 * Texts that are the same in English but differ in a translation: messages with the same id in several catalogues, and
 * sentences of five or more words anywhere. Case and a final full stop are ignored.
 */
export function inconsistentTranslations(english: readonly Catalogue[], translations: readonly Catalogue[]): string[] {
  const known = new Map<string, string>()
  return english.flatMap((catalogue, index) =>
    Object.entries(catalogue).flatMap(([id, text]) => {
      const translated = translations[index]?.[id]
      if (translated === undefined) return []
      const keys = [`${id} ${plain(text)}`, ...(text.split(' ').length < 5 ? [] : [plain(text)])]
      const others = keys
        .map((key) => known.get(key))
        .filter((other) => other !== undefined && other !== plain(translated))
      for (const key of keys) known.set(key, plain(translated))
      return others.length > 0 ? [`${id}: '${translated}' is '${others[0]}' elsewhere`] : []
    }),
  )
}

const plain = (text: string) => text.toLowerCase().replace(/[.。]$/, '')

/** Checks each language's typography, that a sentence has one translation, and that a control has one name. */
export function checkWording(): string[] {
  const typography = writtenTexts().flatMap(({ file, locale, text }) =>
    typographyProblems(locale, text).map((problem) => `${file}: ${problem}: ${text}`),
  )
  const folders = sourceFiles('.', /\/messages\/fil\.json$/).map((file) => dirname(file))
  const read = (locale: string) => folders.map((folder) => catalogueIn(`${folder}/${locale}.json`))
  const english = read('en')
  return [
    ...typography,
    ...checkNamedControls(),
    ...LOCALES.flatMap((locale) => inconsistentTranslations(english, read(locale)).map((line) => `${locale}: ${line}`)),
  ]
}
