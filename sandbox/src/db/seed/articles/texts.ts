import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The site's own colours (look.md). */
const DARK = { backgroundColor: '#0d2c24', fontColor: '#f4ecd8', padding: '24px' }
const LIGHT = { backgroundColor: '#fffaf0', fontColor: '#1d2a25', padding: '24px' }

/** What the operator publishes; each language has a folder here with the html and the titles. */
export const ARTICLES = [
  { id: 1, file: 'welcome-bonus', ...DARK },
  { id: 2, file: 'vip-club', ...DARK },
  { id: 3, file: 'invitation', ...DARK },
  { id: 4, file: 'promotions', ...DARK },
  { id: 5, file: 'withdrawal-rules', ...LIGHT },
  { id: 6, file: 'documents', ...LIGHT },
  { id: 7, file: 'responsible-play', ...LIGHT },
  { id: 8, file: 'fair-games', ...LIGHT },
  { id: 9, file: 'restricted', ...LIGHT },
]

/** The languages that the English articles are translated into: each has a folder. */
export const LANGUAGES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8')

/** Title and html of an article in a language. Throws where the language does not have it. */
export function articleText(language: string, file: string): { title: string; content: string } {
  const title = (JSON.parse(read(language, 'titles.json')) as Record<string, string>)[file]
  if (!title) throw new Error(`No title of ${file} in ${language}`)
  return { title, content: read(language, `${file}.html`) }
}
