import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { offeredNames } from './facades.ts'
import { bin, root } from './paths.ts'
import { run } from './run.ts'
import { tokenNames } from './tokens.ts'

export const contractFile = join(root, 'shared', 'contract.txt')

export interface ContractNumber {
  readonly hostApi: number
  readonly hostApiMinor: number
}

/** The contract's number in the sources. */
export async function contractNumber(): Promise<ContractNumber> {
  const { HOST_API, HOST_API_MINOR } = await sourceOf<Record<string, number>>('host/host.ts')
  return { hostApi: HOST_API ?? 0, hostApiMinor: HOST_API_MINOR ?? 0 }
}

/** SHA-256 of the committed text: bundles record it as the contract that they were built for. */
export function contractHash(): string {
  const text = existsSync(contractFile) ? readFileSync(contractFile, 'utf8') : ''
  return createHash('sha256').update(text).digest('hex')
}

/** The number that a contract's text begins with. */
export const numberIn = (text: string) => /^contract (\d+\.\d+)$/m.exec(text)?.[1]

/** Types outside `host/` that pass between shell and remotes. */
const entities = [
  'api/entities/promotion.d.ts',
  'api/entities/user.d.ts',
  'api/error.d.ts',
  'config/schema.d.ts',
  'i18n/locales.d.ts',
]

/**
 * The contract as text (architecture.md, rule 5): the types of everything that passes between shell and remotes, as the
 * compiler sees them, without comments; the tables of screens and pages; the names of the design tokens, which the
 * shell's style sheet defines and those of the remotes use; and the names that remotes find in the shared packages.
 * Throws when the sources do not compile.
 */
export async function contractText(): Promise<string> {
  const { hostApi, hostApiMinor } = await contractNumber()
  const types = await declarations()
  const { screens } = await sourceOf<{ screens: Record<string, object> }>('host/screens.ts')
  const { remotePages } = await sourceOf<{ remotePages: readonly object[] }>('host/routes.ts')
  return [
    `contract ${hostApi}.${hostApiMinor}`,
    ...types.map(({ name, text }) => `--- ${name}\n${text}`),
    `--- screens\n${Object.entries(screens)
      .map(([id, screen]) => `${id} ${JSON.stringify(screen)}`)
      .join('\n')}`,
    `--- pages\n${remotePages.map((page) => JSON.stringify(page)).join('\n')}`,
    `--- tokens\n${tokenNames().join('\n')}`,
    `--- packages\n${offeredNames().join('\n')}`,
    '',
  ].join('\n')
}

function sourceOf<T>(path: string): Promise<T> {
  return import(pathToFileURL(join(root, 'shared', 'src', path)).href) as Promise<T>
}

async function declarations(): Promise<{ name: string; text: string }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', folder]
    const { code } = await run(bin('tsc'), ['-p', 'shared', ...options])
    if (code !== 0) throw new Error('shared does not compile: see the messages above')
    const host = readdirSync(join(folder, 'src', 'host')).filter((name) => name.endsWith('.d.ts'))
    return [...host.map((name) => `host/${name}`), ...entities].sort().map((name) => ({
      name: name.replace('.d.ts', ''),
      text: withoutComments(readFileSync(join(folder, 'src', name), 'utf8')),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function withoutComments(text: string): string {
  return text.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '').trim()
}
