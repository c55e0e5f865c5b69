import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Catalogue = typeof import('../pictures/catalogue.ts')

/** The drawn pictures' catalogue: banners, and the words laid over the banners. */
async function readCatalogue(): Promise<Catalogue> {
  return (await import(pathToFileURL(join(import.meta.dirname, '../pictures/catalogue.ts')).href)) as Catalogue
}

/** A banner's title, text and button in the caller's language; nothing for a banner without words. */
export async function bannerWords(code: string, language: string) {
  const { bannerTexts } = await readCatalogue()
  const words = (bannerTexts as Record<string, Record<string, { title: string; text: string; button: string }>>)[code]
  const texts = words?.[language] ?? words?.en
  return texts ? { title: texts.title, text: texts.text, buttonText: texts.button } : {}
}
