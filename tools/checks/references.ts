import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

/** What may be cited: documents and source files by name, the decisions (D7), the checklist's rows (DP-08). */
export interface Defined {
  readonly documents: ReadonlySet<string>
  readonly sources: ReadonlySet<string>
  readonly decisions: ReadonlySet<string>
  readonly rows: ReadonlySet<string>
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
const TITLE = /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\s*\(\s*(['"`])([\s\S]*?)\1/g

/** References in a source's comments and test titles to what does not exist. */
export function unknownReferences(text: string, defined: Defined): string[] {
  const comments = (text.match(COMMENT) ?? []).join('\n')
  const titles = titlesOf(text).join('\n')
  const unknown = (found: string[], known: ReadonlySet<string>) => found.filter((each) => !known.has(each))
  return [
    ...unknown(
      cited(comments, /\b([A-Za-z][A-Za-z-]*\.md)\b/g).map((name) => name.toLowerCase()),
      defined.documents,
    ),
    ...unknown(cited(comments, /(?<![\w*}.-])((?:[\w-]+\.)+(?:tsx?|mjs))\b/g), defined.sources),
    ...unknown(cited(`${comments}\n${titles}`, /\b(D\d{1,2})\b/g), defined.decisions),
    ...unknown(rowsIn(text), defined.rows),
  ]
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

/**
 * Every reference has to exist, every command in a document has to be runnable, and every row of the checklist has to
 * be named by a browser test.
 */
export function checkReferences(): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const rows = cited(read('docs/spec/checklist.tsv'), /^([A-Z]{2}-\d\d)\t/gm)
  const sources = sourceFiles('.', /\.(ts|tsx|mjs|css)$/)
  const defined = {
    documents: new Set(sourceFiles('.', /\.md$/).map((file) => basename(file).toLowerCase())),
    sources: new Set(sources.map((file) => basename(file))),
    decisions: new Set(cited(read('docs/spec/decisions.md'), /\*\*(D\d{1,2}) /g)),
    rows: new Set(rows),
  }
  const named = new Set(
    sources.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file)).flatMap((file) => rowsIn(read(file))),
  )
  return [
    ...sources.flatMap((file) =>
      unknownReferences(read(file), defined).map((name) => `${file} cites ${name}, which does not exist`),
    ),
    ...sourceFiles('.', /\.md$/).flatMap((file) =>
      bareCommands(read(file)).map((code) => `${file} has ${code}, which needs more than Node 20 and npm`),
    ),
    ...rows.filter((row) => !named.has(row)).map((row) => `no browser test names [${row}] of docs/spec/checklist.tsv`),
  ]
}
