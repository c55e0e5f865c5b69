import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { facadeAliases, facadeRule } from './share.ts'
import { packageEntry, sharedRoot } from './paths.ts'

export interface BuildOptions {
  /** Name of the bundle: `shell`, `account`, … */
  readonly name: string
  /** Its folder. */
  readonly root: string
}

const production = process.env['NODE_ENV'] !== 'development'

/** What shell and remotes have in common: TypeScript, styles, messages, safety of the output. */
export function commonConfig({ name, root }: BuildOptions): Configuration {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return {
    name,
    context: root,
    mode: production ? 'production' : 'development',
    devtool: production ? 'hidden-source-map' : 'source-map',
    target: ['web', 'es2023'],
    output: {
      path: join(root, 'dist'),
      clean: { keep: '.inputs' },
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: 'chunk.[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      hashFunction: 'xxhash64',
      uniqueName: `croupier_${name}`,
      crossOriginLoading: 'anonymous',
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
        // Messages are parsed by the build, so that no page carries the parser.
        '@formatjs/icu-messageformat-parser$': packageEntry('@formatjs/icu-messageformat-parser', 'no-parser.js'),
      },
    },
    module: {
      rules: [
        facadeRule(),
        {
          test: /\.tsx?$/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                target: 'es2023',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(name)] },
        { test: /\.(svg|woff2)$/, type: 'asset/resource' },
        {
          test: /[/\\]messages[/\\][a-z]+\.json$/,
          type: 'json',
          use: { loader: join(sharedRoot, 'build', 'messages-loader.mjs') },
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ __BUILD_VERSION__: JSON.stringify(version) }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: 'chunk.[contenthash:10].css',
        ignoreOrder: true,
      }),
    ],
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
    },
    performance: false,
    stats: 'errors-warnings',
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
        localIdentName: `${name}-[name]-[local]-[hash:base64:4]`,
      },
    },
  }
}
