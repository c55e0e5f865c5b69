import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type english from './messages/en.json'

export type TextId = keyof typeof english
export type Texts = Record<TextId, string>

const FOLDER = join(import.meta.dirname, 'messages')
const read = new Map<string, Texts>()

/** The provider pages' words in one of the site's languages; English where there is no such file. */
export function textsOf(language: string): Texts {
  const known = read.get(language)
  if (known) return known
  const file = /^[a-z]{2,3}$/.test(language) ? join(FOLDER, `${language}.json`) : ''
  const texts = JSON.parse(readFileSync(existsSync(file) ? file : join(FOLDER, 'en.json'), 'utf8')) as Texts
  read.set(language, texts)
  return texts
}
