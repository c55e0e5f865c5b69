import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { IntegrityPlugin } from './integrity-plugin.ts'
import { commonConfig, type BuildOptions } from './common.ts'
import { sharedPackages } from './share.ts'

/** The whole build of a remote: it exposes `./module` and nothing else, and has a page to run it alone. */
export function createRemoteConfig(options: BuildOptions): Configuration {
  const common = commonConfig(options)
  return {
    ...common,
    entry: { standalone: './src/standalone.tsx' },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: `croupier_${options.name}`,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './module': './src/module.ts' },
        shared: sharedPackages(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
      }),
      new IntegrityPlugin(),
      new HtmlWebpackPlugin({
        filename: 'index.html',
        chunks: ['standalone'],
        title: `Croupier: ${options.name}`,
        meta: { viewport: 'width=device-width, initial-scale=1' },
      }),
    ],
  }
}
