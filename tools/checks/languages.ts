import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LOCALES } from '../../shared/src/i18n/locales.ts'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

/** Pages that run without a bundle have their words in a table of their own; no type makes it cover all languages. */
const tables = ['shell/public/offline.js']

/** Whatever is translated at all has to be translated into every language of the site. */
export function checkLanguages(): string[] {
  return [
    ...missingFiles(sourceFiles('.', /\.(json|html|ts)$/), LOCALES),
    ...tables.flatMap((file) => missingRows(file, readFileSync(join(root, file), 'utf8'), LOCALES)),
  ]
}

/** Translated files (`messages/de.json`, `articles/de/titles.json`) that are missing in another language. */
export function missingFiles(files: readonly string[], locales: readonly string[]): string[] {
  const known = new Set(files)
  const kinds = new Map<string, Set<string>>()
  for (const file of files) {
    for (const locale of locales) {
      const kind = kindOf(file, locale)
      if (kind) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(locale))
    }
  }
  return [...kinds]
    .filter(([, written]) => written.size > 1)
    .flatMap(([kind]) => locales.map((locale) => kind.replace('*', locale)))
    .filter((file) => !known.has(file))
    .map((file) => `${file} is missing`)
}

/** A file's path with * in place of its language, or null where it is not a translated file. */
function kindOf(file: string, locale: string): string | null {
  if (basename(file).startsWith(`${locale}.`)) return file.replace(/[^/.]+(\.\w+)$/, '*$1')
  return file.includes(`/${locale}/`) ? file.replace(`/${locale}/`, '/*/') : null
}

/** The languages missing in a script's table, which has a row for each. */
export function missingRows(file: string, text: string, locales: readonly string[]): string[] {
  return locales
    .filter((locale) => !new RegExp(`^\\s+${locale}: \\[`, 'm').test(text))
    .map((locale) => `${file} has no words in ${locale}`)
}
