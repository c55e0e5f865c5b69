import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import MiniCssExtract from 'mini-css-extract-plugin'
import CssMinimizer from 'css-minimizer-webpack-plugin'
import webpack from 'webpack'
import type { Configuration, Stats } from 'webpack'
import type { GameKind } from '../games/catalogue.ts'
import { OUTPUT } from './output.ts'
import type { Manifest } from './output.ts'

const CLIENT = join(import.meta.dirname, 'client')

const require = createRequire(import.meta.url)

/** Kind of game -> webpack entry of its client page. */
const ENTRIES: Record<GameKind, string> = {
  'line-slot': 'slot',
  'ways-slot': 'slot',
  'free-spins-slot': 'slot',
  'cluster-slot': 'cluster',
  blackjack: 'blackjack',
  roulette: 'roulette',
  baccarat: 'baccarat',
  'video-poker': 'video-poker',
  scratch: 'scratch',
  'live-roulette': 'live-roulette',
  'live-baccarat': 'live-baccarat',
}

function configuration(): Configuration {
  const pages = new Set(Object.values(ENTRIES))
  return {
    mode: 'production',
    target: 'browserslist:last 2 chrome versions, last 2 firefox versions, last 2 safari versions',
    context: CLIENT,
    entry: Object.fromEntries([...pages].map((page) => [page, join(CLIENT, 'games', page, 'main.ts')])),
    output: { path: OUTPUT, filename: '[name].[contenthash:10].js', publicPath: '/assets/' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          use: {
            loader: require.resolve('swc-loader'),
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        },
        {
          test: /\.css$/,
          use: [MiniCssExtract.loader, { loader: require.resolve('css-loader'), options: { modules: false } }],
        },
        { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:10][ext]' } },
      ],
    },
    plugins: [new MiniCssExtract({ filename: '[name].[contenthash:10].css' })],
    optimization: {
      minimizer: ['...', new CssMinimizer({ minify: CssMinimizer.lightningCssMinify })],
      splitChunks: false,
      runtimeChunk: false,
    },
    performance: { maxEntrypointSize: 60_000, hints: 'warning' },
    stats: 'errors-warnings',
  }
}

function manifestOf(stats: Stats): Manifest {
  const { entrypoints = {}, assets = [] } = stats.toJson({ all: false, entrypoints: true, assets: true })
  // The font with the letters that every language needs; further ones load where a page uses their letters.
  const font = assets.find(({ name }) => /^fraunces-620\.\w+\.woff2$/.test(name))?.name
  return Object.fromEntries(
    Object.entries(ENTRIES).map(([kind, page]) => {
      const names = (entrypoints[page]?.assets ?? []).map(({ name }) => name)
      const ending = (end: string) => names.filter((name) => name.endsWith(end))
      return [kind, { scripts: ending('.js'), styles: ending('.css'), font }]
    }),
  )
}

/** Builds the game pages into OUTPUT, with content hashes, and writes manifest.json. Throws build errors. */
export async function buildVendor(): Promise<void> {
  rmSync(OUTPUT, { recursive: true, force: true })
  mkdirSync(OUTPUT, { recursive: true })
  const stats = await new Promise<Stats>((resolve, reject) => {
    const compiler = webpack(configuration())
    compiler?.run((error, result) => {
      compiler.close(() => undefined)
      if (error) reject(error)
      else if (result) resolve(result)
    })
  })
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  writeFileSync(join(OUTPUT, 'manifest.json'), JSON.stringify(manifestOf(stats), null, 2))
}

if (import.meta.main) {
  await buildVendor()
  process.stdout.write(`built the game pages in ${OUTPUT}\n`)
}
