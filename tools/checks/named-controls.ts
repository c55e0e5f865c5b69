import { basename, dirname, join } from 'node:path'
import { LOCALES } from '../../shared/src/i18n/locales.ts'
import { bundles } from '../lib/paths.ts'
import { catalogueIn, type Catalogue } from './catalogue.ts'
import { sourceFiles } from './source-files.ts'
import { textsOfJson } from './written-texts.ts'

type Catalogues = readonly Catalogue[]

/** Bold words that are not controls of ours: those of wallets and exchanges, and a way to write to us. */
const OTHER_BOLD: Readonly<Record<string, readonly string[]>> = { cryptoGuide: ['Send'], 'contact-support': ['E-mail'] }

/** Finds long texts that name a control differently from how the screen calls it. */
export function checkNamedControls(): string[] {
  const folders = [...bundles.map(({ folder }) => `${folder}/src/messages`), 'sandbox/src/vendor/messages']
  const catalogues = (locale: string) => folders.map((folder) => catalogueIn(`${folder}/${locale}.json`))
  const english = catalogues('en')
  return LOCALES.filter((locale) => locale !== 'en').flatMap((locale) => {
    const translated = catalogues(locale)
    return sourceFiles('.', RegExp(`/texts/.+/${locale}\\.json$`)).flatMap((file) => {
      const lines = (name: string) => textsOfJson({ ...catalogueIn(join(dirname(file), `${name}.json`)), keywords: '' })
      const others = OTHER_BOLD[basename(dirname(file))] ?? []
      const problems = misnamedControls(lines('en'), lines(locale), english, translated)
      return problems.filter(({ name }) => !others.includes(name)).map(({ name, is }) => `${file}: ${name} is ${is}`)
    })
  })
}

/**
 * For each control named in bold in the English text whose translation is not in the translated text: how the screens
 * of that language call it.
 */
export function misnamedControls(
  english: readonly string[],
  own: readonly string[],
  englishNames: Catalogues,
  ownNames: Catalogues,
): { readonly name: string; readonly is: string }[] {
  return english.flatMap((line, place) => {
    const bold = boldIn(own[place] ?? '').map((word) => word.toLowerCase())
    return boldIn(line).flatMap((name) => {
      const names = englishNames.flatMap((catalogue, index) =>
        Object.keys(catalogue).flatMap((id) => (catalogue[id] === name ? [ownNames[index]?.[id] ?? []].flat() : [])),
      )
      const isNamed = names.length === 0 || names.some((each) => bold.includes(each.toLowerCase()))
      return isNamed ? [] : [{ name, is: [...new Set(names)].join(' or ') }]
    })
  })
}

const boldIn = (line: string): string[] => [...line.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word)
