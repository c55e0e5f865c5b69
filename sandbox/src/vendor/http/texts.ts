import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asset } from './assets.ts'
import type { Asset } from './assets.ts'

export const LOCALES = ['en', 'pt', 'es', 'de', 'fr', 'it', 'fi', 'tr', 'ja', 'fil'] as const
export type Locale = (typeof LOCALES)[number]

/** All words of the game pages, by locale. */
export type Texts = Record<Locale, Record<string, string>>

/** Reads the message catalogues. */
export const readTexts = (): Texts =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const file = join(import.meta.dirname, '..', 'messages', `${locale}.json`)
      return [locale, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>]
    }),
  ) as Texts

/** The locale for a `lang` parameter ('pt-BR' is pt); English when it is none of the ten. */
export function localeOf(lang: unknown): Locale {
  const short = typeof lang === 'string' ? lang.toLowerCase().split(/[-_]/)[0] : ''
  return LOCALES.find((locale) => locale === short) ?? 'en'
}

/** Puts the catalogues among the assets; answers their addresses. */
export function publishTexts(texts: Texts, assets: Map<string, Asset>): Record<Locale, string> {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const json = JSON.stringify(texts[locale])
      const name = `text-${locale}.${createHash('sha256').update(json).digest('hex').slice(0, 10)}.json`
      assets.set(name, asset(name, json))
      return [locale, name]
    }),
  ) as Record<Locale, string>
}
