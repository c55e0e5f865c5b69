import { join } from 'node:path'
import webpack from 'webpack'

/** Replaces a file of a package with one of ours, which says why nobody here needs what the original did. */
function replaceModule(file: RegExp, replacement: string): webpack.WebpackPluginInstance {
  return new webpack.NormalModuleReplacementPlugin(file, join(import.meta.dirname, 'lean', replacement))
}

/** The query client without mutations, and icons without settings (together 2 KB of the first page). */
export const leanPackages = () => [
  replaceModule(/query-core[/\\]build[/\\]modern[/\\]mutationCache\.js$/, 'no-mutations.js'),
  replaceModule(/lucide-react[/\\]dist[/\\]esm[/\\]createLucideIcon\.mjs$/, 'icon.js'),
]

/** Strips names, aliases and keys from icon modules. */
export const iconRule = () => ({
  test: /lucide-react[/\\]dist[/\\]esm[/\\]icons[/\\]/,
  use: join(import.meta.dirname, 'lean', 'icon-loader.mjs'),
})

/**
 * Formatting that does not ask the browser for its languages (the first such question is slow, in the middle of a
 * render), and react-intl with messages alone (1.6 KB of the first page).
 */
export const intlRules = () => [
  {
    test: /(@formatjs[/\\]intl|intl-messageformat)[/\\]index\.js$/,
    use: join(import.meta.dirname, 'lean', 'known-locales-loader.mjs'),
  },
  {
    test: /@formatjs[/\\]intl[/\\]index\.js$/,
    use: join(import.meta.dirname, 'lean', 'messages-alone-loader.mjs'),
  },
]

/**
 * A host's federation runtime without manifests, its own preloading, entries other than scripts, most of semver,
 * detection of where it runs, and error texts (6 KB).
 */
export const leanRuntime = () => [
  replaceModule(/sdk[/\\]dist[/\\]env\.js$/, 'browser.js'),
  replaceModule(/sdk[/\\]dist[/\\]logger\.js$/, 'plain-logger.js'),
  replaceModule(/error-codes[/\\]dist[/\\]desc\.mjs$/, 'error-numbers.js'),
  replaceModule(/runtime-core[/\\]dist[/\\].*[/\\]SnapshotHandler\.js$/, 'no-snapshots.js'),
  replaceModule(/runtime-core[/\\]dist[/\\]utils[/\\]preload\.js$/, 'no-preloading.js'),
  replaceModule(/runtime-core[/\\]dist[/\\]utils[/\\]load\.js$/, 'script-entries.js'),
  replaceModule(/runtime-core[/\\]dist[/\\]utils[/\\]semver[/\\]index\.js$/, 'semver.js'),
]
