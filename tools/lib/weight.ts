import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PreloadTable } from '../../shared/build/preload-plugin.ts'
import { bundles, root } from './paths.ts'
import type { Outcome } from './report.ts'

interface Limits {
  readonly firstPage: number
  readonly bundles: Readonly<Record<string, number>>
}

export interface Weights {
  /** KB (1000 bytes) of JavaScript, brotli 11, that a visitor's home page loads; `files` has it file by file. */
  readonly firstPage: number
  readonly files: Readonly<Record<string, number>>
  /** What each bundle loads before its first screen. */
  readonly bundles: Readonly<Record<string, number>>
  readonly limits: Limits
}

const HOME = [/\/lobby\//, /\/latest-wins\//]

/** The sizes of the built bundles. Throws when one is not built. */
export function weights(): Weights {
  const shell = readBundle('shell', join(root, 'shell', 'dist'))
  const games = readBundle('games', join(root, 'mfe-games', 'dist'))
  const first = new Map([
    ['shell/index.html', inlineScript(shell.folder)] as const,
    ...sizesOf(shell, [...shell.entry, ...shell.table.start, ...(shell.table.words['en'] ?? [])]),
    ...sizesOf(games, [
      ...games.entry,
      ...games.table.start,
      ...HOME.flatMap((home) => Object.entries(games.table.screens).find(([request]) => home.test(request))?.[1] ?? []),
      ...(games.table.words['en'] ?? []),
    ]),
  ])
  const each = bundles.map(({ name, folder }) => {
    const bundle = readBundle(name, join(root, folder, 'dist'))
    return [name, total(sizesOf(bundle, [...bundle.entry, ...bundle.table.start]))] as const
  })
  return {
    firstPage: total(first),
    files: Object.fromEntries(first),
    bundles: Object.fromEntries(each),
    limits: limits(),
  }
}

/** Compares the built bundles with the limits of e2e/bench/limits.json. */
export function checkWeights(): Outcome {
  const sizes = weights()
  const parts: [string, number, number | undefined][] = [
    ['a visitor’s first page', sizes.firstPage, sizes.limits.firstPage],
    ...Object.entries(sizes.bundles).map(([name, size]): [string, number, number | undefined] => [
      name,
      size,
      sizes.limits.bundles[name],
    ]),
  ]
  const over = parts.filter(([, size, limit]) => limit === undefined || size > limit)
  for (const [name, size, limit] of over)
    console.error(`weight: ${name} has ${size} KB of JavaScript, its limit is ${limit}`)
  return { name: 'weight', passed: parts.length - over.length, failed: over.length }
}

function limits(): Limits {
  return JSON.parse(readFileSync(join(root, 'e2e', 'bench', 'limits.json'), 'utf8')) as Limits
}

interface BuiltBundle {
  readonly name: string
  readonly folder: string
  readonly entry: readonly string[]
  readonly table: PreloadTable
}

function readBundle(name: string, folder: string): BuiltBundle {
  const file = join(folder, 'preload.json')
  if (!existsSync(file)) throw new Error(`${name} is not built: npm run build -- ${name}`)
  const table = JSON.parse(readFileSync(file, 'utf8')) as PreloadTable
  return { name, folder, table, entry: entryOf(folder) }
}

/** The size of the inline script in the shell's page. */
function inlineScript(folder: string): number {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  return kilobytes(Buffer.from(script))
}

/** The remote's entry, or the scripts of the shell's page. */
function entryOf(folder: string): string[] {
  const page = join(folder, 'index.html')
  if (existsSync(page))
    return [...readFileSync(page, 'utf8').matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src!)
  const manifest = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')) as {
    metaData: { remoteEntry: { name: string } }
  }
  return readdirSync(folder).filter((file) => file === manifest.metaData.remoteEntry.name)
}

function sizesOf({ name, folder }: BuiltBundle, files: readonly string[]): [string, number][] {
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`${name}/${file}`, kilobytes(readFileSync(join(folder, file)))])
}

const kilobytes = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000

const total = (files: Iterable<readonly [string, number]>) =>
  Number([...files].reduce((sum, [, size]) => sum + size, 0).toFixed(1))
