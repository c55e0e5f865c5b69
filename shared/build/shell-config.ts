import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { commonConfig, type BuildOptions } from './common.ts'
import { sharedPackages } from './share.ts'

/** The whole build of the shell: the host of the remotes. Which remotes there are it learns at run time. */
export function createShellConfig(options: BuildOptions): Configuration {
  const common = commonConfig(options)
  return {
    ...common,
    entry: { main: './src/main.ts' },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: `croupier_${options.name}`,
        remotes: {},
        shared: sharedPackages(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
      }),
      new HtmlWebpackPlugin({
        filename: 'index.html',
        template: join(options.root, 'src', 'index.html'),
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  }
}
