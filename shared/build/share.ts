import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { facadesRoot, packageEntry, packageVersion } from './paths.ts'

interface Shared {
  readonly singleton: boolean
  readonly strictVersion?: boolean
  readonly version: string
  readonly requiredVersion: string
  readonly shareKey?: string
  readonly import?: string | false
}

/**
 * Packages of which the page must have exactly one copy. Where we use a small part of a large package, a facade
 * that re-exports just that part takes its place: sharing a package forces all of its exports into the bundle.
 */
const fullySharedPackages = ['react', 'react-dom', 'jotai']
const facades: Record<string, string> = {
  'react-router-dom': 'dist/index.mjs',
  '@tanstack/react-query': 'build/modern/index.js',
  'react-intl': 'index.js',
  'react-aria-components': 'dist/exports/index.mjs',
  'react-hook-form': 'dist/index.esm.mjs',
  valibot: 'dist/index.mjs',
}

function singleton(name: string): Shared {
  const version = packageVersion(name)
  const major = version.split('.')[0]
  return { singleton: true, version, requiredVersion: `^${major}.0.0` }
}

const facadeFile = (name: string) => join(facadesRoot, `${name.replace(/^@.*\//, '')}.ts`)

/** The `shared` option of the shell's federation plugin: it provides every shared package. */
export function sharedPackages(): Record<string, Shared> {
  return Object.fromEntries([
    ...fullySharedPackages.map((name) => [name, singleton(name)] as const),
    ...['react/jsx-runtime', 'react-dom/client'].map((name) => [name, singleton(name.split('/')[0]!)] as const),
    ...Object.keys(facades).map(
      (name) => [facadeFile(name), { ...singleton(name), shareKey: name, import: facadeFile(name) }] as const,
    ),
  ])
}

/**
 * The `shared` option of a remote's federation plugin: it takes every shared package from the shell and carries no copy
 * of its own.
 */
export function consumedPackages(): Record<string, Shared> {
  return Object.fromEntries(
    Object.entries(sharedPackages()).map(([name, shared]) => [name, { ...shared, import: false }]),
  )
}

/**
 * The version of federation whose runtime the shell provides, and the range of it that a remote's entry accepts: the
 * same minor version, since the two talk to each other in no public way.
 */
export function federationRuntime() {
  const name = '@module-federation/enhanced'
  const version = packageVersion(name)
  return { [name]: { version, requiredVersion: `~${version.replace(/\.\d+$/, '.0')}` } }
}

/** The router's production files, without their hints for developers: its package's entry leads to the others. */
function routerFolder(): string {
  const require = createRequire(realpathSync(packageEntry('react-router-dom', 'package.json')))
  return join(dirname(require.resolve('react-router')), '..', 'production')
}

/** Aliases that resolve every import of a package with a facade to that facade. */
export function facadeAliases(): Record<string, string> {
  return {
    ...Object.fromEntries(Object.keys(facades).map((name) => [`${name}$`, facadeFile(name)])),
    'react-router$': join(routerFolder(), 'index.mjs'),
  }
}

/** Marks the router's calls as pure: what nobody uses of it leaves no trace. */
export function routerRule() {
  return { include: routerFolder(), use: join(import.meta.dirname, 'pure-calls-loader.mjs') }
}

/** The rule by which a facade's own import is resolved to the package. */
export function facadeRule() {
  const alias = Object.fromEntries(
    Object.entries(facades).map(([name, file]) => [`${name}$`, packageEntry(name, file)]),
  )
  return { include: facadesRoot, resolve: { alias } }
}

/** The packages that the first page needs: one chunk, requested once. */
const firstPagePackages =
  /[/\\](react|react-dom|scheduler|react-router|react-router-dom|react-intl|@formatjs[/\\][\w-]+|intl-messageformat|@tanstack[/\\](react-query|query-core)|jotai[/\\]dist[/\\]vanilla|valibot)[/\\]|[/\\]build[/\\]lean[/\\]|[/\\]facades[/\\](react-router-dom|react-intl|react-query|valibot)\.ts$/

/** The shell's chunks: these packages in one, and everything else with the code that needs it first. */
export const shellChunks = {
  packages: { test: firstPagePackages, chunks: 'async', name: 'packages', enforce: true },
  defaultVendors: false,
} as const
