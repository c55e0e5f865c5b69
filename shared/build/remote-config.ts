import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { ChunkGraph, Configuration, Module } from 'webpack'
import { IntegrityPlugin } from './integrity-plugin.ts'
import { commonConfig, type BuildOptions } from './common.ts'
import { sharedRoot } from './paths.ts'
import { PreloadPlugin } from './preload-plugin.ts'
import { provideRuntimePlugin, consumeHostRuntime } from './runtime.ts'
import { consumedPackages, sharedPackages } from './share.ts'

/** The two builds of a remote: what the shell loads, and a page to run it alone. */
export function createRemoteConfig(options: BuildOptions): Configuration[] {
  return [federated(options), standalone(options)]
}

/** Exposes `./module` and nothing else; the shell brings the shared packages and the federation runtime. */
function federated(options: BuildOptions): Configuration {
  const common = commonConfig(options)
  return {
    ...common,
    entry: {},
    optimization: { ...common.optimization, splitChunks: { cacheGroups: { home: homeChunk } } },
    plugins: [
      ...(common.plugins ?? []),
      consumeHostRuntime(),
      new ModuleFederationPlugin({
        name: `croupier_${options.name}`,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './module': './src/module.ts' },
        shared: consumedPackages(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
      }),
      new IntegrityPlugin(),
      new PreloadPlugin({
        starts: (group) => group.name === '__federation_expose_module',
      }),
    ],
  }
}

/** What the home page shows of a remote is one file (`webpackChunkName: "home"`); others that need parts of it take it. */
const homeChunk = {
  name: 'home-and-shared',
  enforce: true,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'home'),
}

/**
 * A host of one remote, in a folder of its own: shown at the remote's root, never released. `shares.js` only provides
 * what a shell provides, for the check that runs a remote before its release.
 */
function standalone(options: BuildOptions): Configuration {
  const common = commonConfig({ ...options, part: 'standalone' })
  return {
    ...common,
    entry: {
      standalone: './src/standalone.tsx',
      shares: { import: join(sharedRoot, 'build', 'shares.js'), filename: 'shares.js' },
    },
    devtool: false,
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: `croupier_${options.name}_alone`,
        remotes: {},
        shared: sharedPackages(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        runtimePlugins: [provideRuntimePlugin],
      }),
      new HtmlWebpackPlugin({
        filename: 'index.html',
        chunks: ['standalone'],
        templateContent: page(options.name),
      }),
    ],
    output: {
      ...common.output,
      // The release runs both builds in one page: under one name, a chunk of one was taken for the other's with the
      // same id.
      uniqueName: `croupier_${options.name}_alone`,
      path: join(options.root, 'dist', STANDALONE),
      publicPath: `/${STANDALONE}/`,
      clean: true,
    },
    // Nobody loads it over a slow link, and everybody waits for its build.
    optimization: { ...common.optimization, minimize: false },
  }
}

const STANDALONE = 'standalone'

const page = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Croupier: ${name}</title>
  </head>
  <body></body>
</html>
`
