import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { asset } from './assets.ts'
import type { Asset } from './assets.ts'

const FOLDER = join(import.meta.dirname, '..', 'messages')
/** The languages of the game pages: one file each. */
const LOCALES = readdirSync(FOLDER).map((file) => basename(file, '.json'))
export type Locale = string

/** All words of the game pages, by locale. */
export type Texts = Record<Locale, Record<string, string>> & { readonly en: Record<string, string> }

/** Reads the message catalogues. */
export const readTexts = (): Texts =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const file = join(FOLDER, `${locale}.json`)
      return [locale, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>]
    }),
  ) as Texts

/** The locale for a `lang` parameter ('pt-BR' is pt); English for a language that has no file. */
export function localeOf(lang: unknown): Locale {
  const short = typeof lang === 'string' ? lang.toLowerCase().split(/[-_]/)[0] : ''
  return LOCALES.find((locale) => locale === short) ?? 'en'
}

/** Adds the catalogues to `assets`; returns their file names by locale. */
export function publishTexts(texts: Texts, assets: Map<string, Asset>): Record<Locale, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, words]) => {
      const json = JSON.stringify(words)
      const name = `text-${locale}.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`
      assets.set(name, asset(name, json))
      return [locale, name]
    }),
  )
}
