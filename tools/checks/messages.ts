import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundles, root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

const locales = ['en', 'pt', 'es', 'de', 'fr', 'it', 'fi', 'tr', 'ja', 'fil']
type Messages = Readonly<Record<string, string>>
type Compare = (own: Messages, wanted: Messages, parse: (text: string) => unknown) => string[]

/** Every bundle has every message in every language, and no message that nothing uses. */
export async function checkMessages(): Promise<string[]> {
  const require = createRequire(join(root, 'shared', 'package.json'))
  const { parse } = (await import(
    pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href
  )) as { parse: (text: string) => unknown }
  const { compare } = (await import(
    pathToFileURL(join(root, 'shared', 'build', 'messages-loader.mjs')).href
  )) as { compare: Compare }
  return bundles.flatMap(({ folder }) => {
    const read = (locale: string) => messagesOf(folder, locale)
    const english = read('en')
    const differences = locales.flatMap((locale) =>
      compare(read(locale), english, parse).map((problem) => `${folder}/${locale}.json: ${problem}`),
    )
    return [...differences, ...unused(folder, english)]
  })
}

function messagesOf(folder: string, locale: string): Messages {
  const file = join(root, folder, 'src', 'messages', `${locale}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {}
}

/** An id counts as used when a source file has it as text, or has the start of it in a template. */
function unused(folder: string, english: Messages): string[] {
  const sources = sourceFiles(join(folder, 'src'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const starts = [...sources.matchAll(/`([a-zA-Z]\w+\.[\w.-]*)\$\{/g)].map((match) => match[1]!)
  return Object.keys(english)
    .filter((id) => !sources.includes(`'${id}'`) && !sources.includes(`"${id}"`) && !starts.some((start) => id.startsWith(start)))
    .map((id) => `${folder}: nothing uses ${id}`)
}
