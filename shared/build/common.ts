import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { compiledAhead } from './compile-ahead.ts'
import { iconRule, intlRules, leanPackages } from './lean.ts'
import { keepPageAccessible } from './keep-page-accessible.ts'
import { packageEntry, sharedRoot } from './paths.ts'
import { runtimeAliases } from './runtime.ts'
import { facadeAliases, facadeRule, routerRule } from './share.ts'
import { stableModuleIds } from './stable-module-ids.ts'

export interface BuildOptions {
  /** Name of the bundle: `shell`, `account`, … */
  readonly name: string
  /** Its folder. */
  readonly root: string
  /** Which of its builds, if it has more than one. */
  readonly part?: string
}

const production = process.env['NODE_ENV'] !== 'development'

/** What shell and remotes have in common: TypeScript, styles, messages, safety of the output. */
export function commonConfig({ name, root, part = 'main' }: BuildOptions): Configuration {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return {
    name: part === 'main' ? name : `${name} ${part}`,
    context: root,
    mode: production ? 'production' : 'development',
    devtool: production ? 'hidden-source-map' : 'source-map',
    target: ['web', 'es2023'],
    output: {
      path: join(root, 'dist'),
      clean: { keep: /^standalone\// },
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: 'chunk.[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      hashFunction: 'xxhash64',
      uniqueName: `croupier_${name}`,
      crossOriginLoading: 'anonymous',
      // A module that threw because a part of it was missing is run again, not handed out half initialised.
      strictModuleExceptionHandling: true,
      // site.md 9: chunked loading time-out 120 s.
      chunkLoadTimeout: 120_000,
      trustedTypes: { policyName: `croupier-${name}` },
    },
    // The loaders are dependencies of this factory, not of the bundles.
    resolveLoader: { modules: [join(sharedRoot, 'node_modules'), 'node_modules'] },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        ...facadeAliases(),
        ...runtimeAliases(),
        // Messages are parsed by the build, so that no page carries the parser.
        '@formatjs/icu-messageformat-parser$': packageEntry('@formatjs/icu-messageformat-parser', 'no-parser.js'),
      },
    },
    module: {
      rules: [
        facadeRule(),
        routerRule(),
        iconRule(),
        ...intlRules(),
        {
          test: /\.tsx?$/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                target: 'es2023',
                parser: { syntax: 'typescript', tsx: true },
                // A watched remote runs with the React of a released shell, which has no development elements.
                transform: { react: { runtime: 'automatic', development: false } },
              },
            },
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(name)] },
        { test: /\.(svg|woff2)$/, type: 'asset/resource' },
        {
          test: /[/\\]pages[/\\]texts[/\\].*\.json$/,
          type: 'asset/resource',
          generator: { filename: 'text.[contenthash:10].json' },
        },
        {
          test: /[/\\]messages[/\\][a-z]+\.json$/,
          type: 'json',
          use: { loader: join(sharedRoot, 'build', 'messages-loader.mjs') },
        },
      ],
    },
    plugins: [
      ...leanPackages(),
      keepPageAccessible(),
      stableModuleIds(),
      // The page's own script is inlined into the document, where nothing is compiled ahead.
      ...(part === 'page' ? [] : [compiledAhead()]),
      new webpack.DefinePlugin({ __BUILD_VERSION__: JSON.stringify(version) }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: 'chunk.[contenthash:10].css',
        ignoreOrder: true,
      }),
    ],
    optimization: {
      // webpack's cache does not notice its inlining of constants: a module kept the number that another one had
      // before.
      inlineExports: false,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2022, compress: { ecma: 2022, passes: 6 }, mangle: true },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    cache: buildCache(`${name}-${part}`, root),
    performance: false,
    stats: 'errors-warnings',
  }
}

/** Compiled modules are reused until this factory, the bundle's own settings or a package changes. */
function buildCache(name: string, root: string): Configuration['cache'] {
  const factory = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name: file }) => join(import.meta.dirname, file))
  return {
    type: 'filesystem',
    // What the federation plugin has stored there can only be read by the very same copy of it, and absolute paths are
    // stored as well: a cache that was copied with its checkout would be refused piece by piece at every build.
    version: createHash('sha256')
      .update(root)
      .update(readFileSync(join(dirname(sharedRoot), 'pnpm-lock.yaml')))
      .digest('hex'),
    name: `${name}-${production ? 'production' : 'development'}`,
    cacheDirectory: join(dirname(root), '.cache', 'webpack'),
    buildDependencies: { config: [...factory, join(root, 'webpack.config.ts'), join(root, 'package.json')] },
  }
}

function cssLoader(name: string) {
  return {
    loader: 'css-loader',
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        // Class names differ between bundles, even where two of them carry the same file of shared.
        localIdentName: '[local]-[hash:base64:4]',
        localIdentHashSalt: name,
      },
    },
  }
}
