import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { commonConfig, type BuildOptions } from './common.ts'
import { leanRuntime } from './lean.ts'
import { pageWithScript } from './page-script.ts'
import { PreloadPlugin } from './preload-plugin.ts'
import { provideRuntimePlugin } from './runtime.ts'
import { sharedPackages, shellChunks } from './share.ts'

/** The whole build of the shell, the host of the remotes. It learns at run time which remotes there are. */
export function createShellConfig(options: BuildOptions): Configuration {
  const common = commonConfig(options)
  return {
    ...common,
    entry: { main: './src/main.ts' },
    optimization: {
      ...common.optimization,
      splitChunks: { cacheGroups: shellChunks },
    },
    plugins: [
      ...(common.plugins ?? []),
      ...leanRuntime(),
      new ModuleFederationPlugin({
        name: `croupier_${options.name}`,
        remotes: {},
        shared: sharedPackages(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        // The page carries the federation runtime once, here; the remotes' entries take it from here.
        runtimePlugins: [provideRuntimePlugin],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new PreloadPlugin({
        starts: (group) => group.origins.some(({ request }) => request === './bootstrap.tsx'),
        named: ['packages'],
      }),
      new HtmlWebpackPlugin({
        filename: 'index.html',
        // Passed as it is: a template file would be compiled, and all shared packages once more with it.
        templateContent: () => pageWithScript(options),
        // After the page's own blocks, so that the first requests they make do not wait for it.
        inject: 'body',
        scriptLoading: 'defer',
        // The page's script has been through the bundler; the rest is on the critical path of every player's first
        // paint.
        minify: { collapseWhitespace: true, minifyCSS: true, removeComments: true },
      }),
    ],
  }
}
