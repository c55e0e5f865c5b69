import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { COMMENT } from './references.ts'
import { sourceFiles } from './source-files.ts'

/** Written like names in code, but none of ours: products, units, and a word that browsers read in a comment. */
const FOREIGN = new Set([
  'CommonJS',
  'DevTools',
  'MiB',
  'MurmurHash3',
  'TypeScript',
  'WebP',
  'allFunctionsCalledOnLoad',
  'iOS',
])

/** A name in backticks, or one that only code writes so: fetchText, HelpArticle, MAX_PER_PAGE. Not webpack's options. */
const NAME =
  /`([A-Za-z]\w*)(?:\(\))?`|(?<![\w`./-])(?!webpack)([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]{2,}_[A-Z_]+)\b/g

/** Names in a source's comments that occur nowhere in the code: what they meant was renamed or removed. */
export function staleNames(text: string, inCode: ReadonlySet<string>): string[] {
  const comments = (text.match(COMMENT) ?? []).join('\n')
  const names = new Set([...comments.matchAll(NAME)].map(([, quoted, plain]) => quoted ?? plain ?? ''))
  return [...names].filter((name) => !inCode.has(name) && !FOREIGN.has(name))
}

/** All names and words of a source outside its comments. */
export const namesInCode = (text: string): string[] => text.replaceAll(COMMENT, ' ').match(/[A-Za-z]\w*/g) ?? []

export function checkCommentNames(): string[] {
  const texts = (pattern: RegExp) =>
    sourceFiles('.', pattern).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const sources = texts(/\.(tsx?|mjs|css)$/)
  const inCode = new Set([...sources, ...texts(/\.(js|json|html)$/)].flatMap(({ text }) => namesInCode(text)))
  return sources.flatMap(({ file, text }) =>
    staleNames(text, inCode).map(
      (name) => `${file} has ${name} in a comment, and nothing is called so (a product: FOREIGN in comment-names.ts)`,
    ),
  )
}
