import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ListedVersion } from './document.ts'

/** The fields of federation's manifest (mf-manifest.json) that a release reads. */
interface Manifest {
  readonly name: string
  readonly metaData: {
    readonly buildInfo: { readonly buildVersion: string }
    readonly remoteEntry: { readonly name: string }
    readonly getPublicPath?: unknown
  }
  readonly shared: readonly SharedRange[]
  readonly exposes: readonly { readonly path: string }[]
}

interface SharedRange {
  readonly name: string
  readonly requiredVersion: string
}

/** The contract that a bundle was built for. The build writes it beside the bundle's files. */
export interface BuiltContract {
  readonly hostApi: number
  readonly hostApiMinor: number
  /** SHA-256 of the contract's text (shared/contract.txt). */
  readonly contract: string
  /** Remotes only: the version range of each package that the remote takes from the shell, by package name. */
  readonly needs?: Readonly<Record<string, string>>
}

/** A built remote, ready to be copied to its own address. */
export interface Built {
  readonly remote: string
  /** `<package version>-<first 10 hex digits of the content's hash>`. */
  readonly version: string
  readonly folder: string
  /** The released files, relative to the folder, sorted. */
  readonly files: readonly string[]
  readonly size: number
  readonly entry: string
  readonly integrity: string
  readonly exposed: readonly string[]
  readonly shared: readonly SharedRange[]
  readonly contract: BuiltContract
}

export const CONTRACT_FILE = 'croupier.json'
/** The shell's contract file, in the store of a machine that runs a shell. */
export const SHELL_FILE = 'shell.json'

/** Strings that only builds of `npm run dev` contain (shared/build/hot). */
const DEVELOPMENT = /webpackHotUpdate|\$RefreshReg\$|croupierDev/

/**
 * Reads a built remote. Throws an error addressed to the remote's team when the folder does not hold a complete one.
 */
export function readBuilt(remote: string, folder: string): Built {
  const manifest = readJson<Manifest>(remote, folder, 'mf-manifest.json')
  if (manifest.name !== `croupier_${remote}`) {
    throw new Error(`${folder} holds ${manifest.name}, not croupier_${remote}.`)
  }
  if (manifest.metaData?.getPublicPath !== undefined) {
    throw new Error(`The manifest of ${remote} has a getPublicPath: that text would run as code in the page.`)
  }
  const contract = readJson<BuiltContract>(remote, folder, CONTRACT_FILE)
  if (!isWhole(manifest, contract))
    throw new Error(`${folder} says too little of itself. Build it again: npm run build -- ${remote}`)
  const files = filesOf(folder)
  const bytes = files.map((file) => readFileSync(join(folder, file)))
  const entry = manifest.metaData.remoteEntry.name
  if (!files.includes(entry)) throw new Error(`${folder} has no ${entry}, which its manifest names. Build it again.`)
  if (bytes.some((content) => DEVELOPMENT.test(content.toString('latin1')))) {
    throw new Error(
      `${folder} is a build for development (npm run dev): it is never released. Build it: npm run build -- ${remote}`,
    )
  }
  return {
    remote,
    version: `${manifest.metaData.buildInfo.buildVersion}-${contentHash(files, bytes).slice(0, 10)}`,
    folder,
    files,
    size: bytes.reduce((sum, { length }) => sum + length, 0),
    entry,
    integrity: integrityOf(readFileSync(join(folder, entry))),
    exposed: manifest.exposes.map(({ path }) => path),
    shared: [...manifest.shared, ...needsOf(contract)],
    contract,
  }
}

/**
 * The version becomes part of a URL: it must match /^\d/, as the servers expect (tools/site/serve.ts,
 * tools/deploy/nginx.ts).
 */
function isWhole({ metaData, shared, exposes }: Manifest, { hostApi, hostApiMinor }: BuiltContract): boolean {
  const isNamed = typeof metaData?.remoteEntry?.name === 'string'
  const isVersion = /^\d[\w.+-]*$/.test(metaData?.buildInfo?.buildVersion ?? '')
  return (
    isNamed &&
    isVersion &&
    Array.isArray(shared) &&
    Array.isArray(exposes) &&
    [hostApi, hostApiMinor].every(Number.isInteger)
  )
}

function needsOf({ needs = {} }: BuiltContract): SharedRange[] {
  return Object.entries(needs).map(([name, requiredVersion]) => ({ name, requiredVersion }))
}

/** The discovery document's entry for a built remote that is served from the given origin. */
export function entryOf(built: Built, origin: string, released: string): Omit<ListedVersion, 'deployment'> {
  const { hostApi, hostApiMinor } = built.contract
  return {
    url: `${origin}/${built.version}/${built.entry}`,
    metadata: { integrity: built.integrity, version: built.version },
    extras: { hostApi, hostApiMinor, exposed: './module', size: built.size, released },
  }
}

/** The subresource integrity of a file: `sha384-` and its hash as base64. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

function contentHash(files: readonly string[], bytes: readonly Buffer[]): string {
  const hash = createHash('sha256')
  files.forEach((file, index) => {
    const digest = createHash('sha256').update(bytes[index]!).digest('hex')
    hash.update(`${file}\n${digest}\n`)
  })
  return hash.digest('hex')
}

/**
 * Files that are not released: build notes, the standalone page, source maps and compressed copies. The content hash of
 * the versions already in stores is verified with this filter: if it let through more or fewer files, every version
 * released before would count as damaged.
 */
const notReleased = /^\.|^standalone\/|^mf-stats\.json$|\.(map|br|gz)$/

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !notReleased.test(file))
    .sort()
}

function readJson<T>(remote: string, folder: string, name: string): T {
  const file = join(folder, name)
  if (!existsSync(file))
    throw new Error(`${folder} has no ${name}: ${remote} is not built there. Build it: npm run build -- ${remote}`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    throw new Error(`${file} is damaged. Build it again: npm run build -- ${remote}`)
  }
}
