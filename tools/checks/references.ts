import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

/** What may be cited: documents by name, source files by path, the decisions (D7), the checklist's rows (DP-08). */
export interface Defined {
  readonly documents: ReadonlySet<string>
  /** By each end of a path (with all of its folders, some, or none), the files that have it. */
  readonly sources: ReadonlyMap<string, readonly string[]>
  readonly decisions: ReadonlySet<string>
  readonly rows: ReadonlySet<string>
}

/** Not the stars of an address pattern in a string: `https://vendor/play/**`. */
export const COMMENT = /(?<![\w*/.}'"`])\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
/** A file's path, or the end of one, or its name; not a pattern or a relative path's dots. */
const PATH = /(?<![\w*}>./-])(?:\.{1,2}\/)*((?:[\w.-]+\/)*(?:[\w-]+\.)+(?:tsx?|mjs|css))\b/g
/** Names in documents that stand for any file. */
const ANY_FILE = /^(x|NNN-name)\./
const TITLE = /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\s*\(\s*(['"`])([\s\S]*?)\1/g

/** References in a source's comments and test titles to what does not exist. */
export function unknownReferences(text: string, defined: Defined): string[] {
  const comments = (text.match(COMMENT) ?? []).join('\n')
  const titles = titlesOf(text).join('\n')
  const unknown = (found: string[], known: { has(name: string): boolean }) => found.filter((each) => !known.has(each))
  return [
    ...unknown(
      cited(comments, /\b([A-Za-z][A-Za-z-]*\.md)\b/g).map((name) => name.toLowerCase()),
      defined.documents,
    ),
    ...unknown(cited(comments, PATH), defined.sources),
    ...unknown(cited(`${comments}\n${titles}`, /\b(D\d{1,2})\b/g), defined.decisions),
    ...unknown(rowsIn(text), defined.rows),
  ]
}

/**
 * What a document names in code and does not exist: files, and names that it says are in a file (a name in backticks,
 * in or of, and a file in backticks). `has` tells whether a file contains a word.
 */
export function unknownInDocument(text: string, { sources }: Defined, has: (file: string, word: string) => boolean) {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => cited(span, PATH))
  const files = [...new Set(spans)].filter((path) => !sources.has(path) && !ANY_FILE.test(path))
  const named = [...text.matchAll(/`(\w+)` (?:in|of) `((?:[\w.-]+\/)*[\w.-]+)`/g)]
  const words = named.filter(
    ([, word = '', path = '']) => sources.has(path) && !sources.get(path)!.some((file) => has(file, word)),
  )
  return [...files, ...words.map(([, word, path]) => `${word} in ${path}`)]
}

/** The checklist's rows that a source's test titles name: `[DP-08]`. */
export const rowsIn = (text: string): string[] => cited(titlesOf(text).join('\n'), /\[([A-Z]{2}-\d\d)\]/g)

const titlesOf = (text: string): string[] => [...text.matchAll(TITLE)].map((found) => found[2] ?? '')
const cited = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((found) => found[1] ?? '')),
]

/**
 * Commands in a document's code that fail on a machine with only Node 20 and npm: vitest is not installed globally,
 * TypeScript sources need the Node that npm installs, and so do the other local programs.
 */
export function bareCommands(text: string): string[] {
  const blocks = [...text.matchAll(/^```.*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'))
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  return [...blocks, ...spans].filter((code) =>
    /^\s*(\w+=\S* )*((vitest|playwright)\b|node (.* )?\S+\.ts\b|\S*node_modules\/\.bin\/(?!node\b))/.test(code),
  )
}

/** Files by each end of their paths. */
export function byEnd(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files) {
    const parts = file.split('/')
    for (const index of parts.keys()) {
      const end = parts.slice(index).join('/')
      found.set(end, [...(found.get(end) ?? []), file])
    }
  }
  return found
}

/**
 * Every reference has to exist, every command in a document has to be runnable, and every row of the checklist has to
 * be named by a browser test.
 */
export function checkReferences(): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const rows = cited(read('docs/spec/checklist.tsv'), /^([A-Z]{2}-\d\d)\t/gm)
  const sources = sourceFiles('.', /\.(ts|tsx|mjs|css)$/)
  const scripts = sourceFiles('.', /\.js$/).filter((file) => !file.startsWith('e2e/contract/older-remote/'))
  const documents = sourceFiles('.', /\.md$/)
  const has = (file: string, word: string) => new RegExp(`\\b${word}\\b`).test(read(file))
  const defined = {
    documents: new Set(documents.map((file) => basename(file).toLowerCase())),
    sources: byEnd(sources),
    decisions: new Set(cited(read('docs/spec/decisions.md'), /\*\*(D\d{1,2}) /g)),
    rows: new Set(rows),
  }
  const named = new Set(
    sources.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)).flatMap((file) => rowsIn(read(file))),
  )
  return [
    ...[...sources, ...scripts].flatMap((file) =>
      unknownReferences(read(file), defined).map((name) => `${file} cites ${name}, which does not exist`),
    ),
    ...documents
      .filter((file) => !file.startsWith('docs/spec/'))
      .flatMap((file) =>
        unknownInDocument(read(file), defined, has).map((name) => `${file} names ${name}, which does not exist`),
      ),
    ...documents.flatMap((file) =>
      bareCommands(read(file)).map((code) => `${file} has ${code}, which needs more than Node 20 and npm`),
    ),
    ...rows.filter((row) => !named.has(row)).map((row) => `no browser test names [${row}] of docs/spec/checklist.tsv`),
  ]
}
