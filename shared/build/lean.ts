import { join } from 'node:path'
import webpack from 'webpack'

/** Replaces a file of a package with one of ours, which says why nobody here needs what the original did. */
function replaced(file: RegExp, ours: string): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(file, join(import.meta.dirname, 'lean', ours))
}

/** The query client without mutations, and icons without settings (together 2 KB of the first page). */
export const leanPackages = () => [
  replaced(/query-core[/\\]build[/\\]modern[/\\]mutationCache\.js$/, 'no-mutations.js'),
  replaced(/lucide-react[/\\]dist[/\\]esm[/\\]createLucideIcon\.mjs$/, 'icon.js'),
]

/** Removes from an icon's file what is not its shape. */
export const iconRule = () => ({
  test: /lucide-react[/\\]dist[/\\]esm[/\\]icons[/\\]/,
  use: join(import.meta.dirname, 'lean', 'icon-loader.mjs'),
})

/**
 * Makes formatting not ask the browser for its languages: the first such question is slow, in the middle of a render.
 */
export const localesRule = () => ({
  test: /(@formatjs[/\\]intl|intl-messageformat)[/\\]index\.js$/,
  use: join(import.meta.dirname, 'lean', 'known-locales-loader.mjs'),
})

/**
 * A host's federation runtime without manifests, its own preloading, most of semver, detection of where it runs, and
 * error texts (5 KB).
 */
export const leanRuntime = () => [
  replaced(/sdk[/\\]dist[/\\]env\.js$/, 'browser.js'),
  replaced(/sdk[/\\]dist[/\\]logger\.js$/, 'plain-logger.js'),
  replaced(/error-codes[/\\]dist[/\\]desc\.mjs$/, 'error-numbers.js'),
  replaced(/runtime-core[/\\]dist[/\\].*[/\\]SnapshotHandler\.js$/, 'no-snapshots.js'),
  replaced(/runtime-core[/\\]dist[/\\]utils[/\\]preload\.js$/, 'no-preloading.js'),
  replaced(/runtime-core[/\\]dist[/\\]utils[/\\]semver[/\\]index\.js$/, 'semver.js'),
]
