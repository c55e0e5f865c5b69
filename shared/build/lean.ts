import { join } from 'node:path'
import webpack from 'webpack'

/** A file of a package gives way to one of ours that says why nobody here needs what it did. */
function replaced(file: RegExp, ours: string): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(file, join(import.meta.dirname, 'lean', ours))
}

/** The query client without mutations, and icons without settings (together 2 KB of the first page). */
export const leanPackages = () => [
  replaced(/query-core[/\\]build[/\\]modern[/\\]mutationCache\.js$/, 'no-mutations.js'),
  replaced(/lucide-react[/\\]dist[/\\]esm[/\\]createLucideIcon\.mjs$/, 'icon.js'),
]

/** What an icon's file says beside its shape. */
export const iconRule = () => ({
  test: /lucide-react[/\\]dist[/\\]esm[/\\]icons[/\\]/,
  use: join(import.meta.dirname, 'lean', 'icon-loader.mjs'),
})

/** Formatting that asks nothing of the browser before there is something to format. */
export const localesRule = () => ({
  test: /(@formatjs[/\\]intl|intl-messageformat)[/\\]index\.js$/,
  use: join(import.meta.dirname, 'lean', 'known-locales-loader.mjs'),
})

/** A host's federation runtime without manifests, its own preloading, most of semver, questions of where it is, and words for its errors (5 KB). */
export const leanRuntime = () => [
  replaced(/sdk[/\\]dist[/\\]env\.js$/, 'browser.js'),
  replaced(/sdk[/\\]dist[/\\]logger\.js$/, 'plain-logger.js'),
  replaced(/error-codes[/\\]dist[/\\]desc\.mjs$/, 'error-numbers.js'),
  replaced(/runtime-core[/\\]dist[/\\].*[/\\]SnapshotHandler\.js$/, 'no-snapshots.js'),
  replaced(/runtime-core[/\\]dist[/\\]utils[/\\]preload\.js$/, 'no-preloading.js'),
  replaced(/runtime-core[/\\]dist[/\\]utils[/\\]semver[/\\]index\.js$/, 'semver.js'),
]
