import { dirname, join } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { commonConfig } from '../common.ts'
import { pageWithScript } from '../page-script.ts'
import { PreloadPlugin } from '../preload-plugin.ts'
import { shellChunks } from '../share.ts'

const root = dirname(dirname(dirname(import.meta.dirname)))
const shell = join(root, 'shell')

/**
 * The same sources as one webpack application with ordinary code splitting and the same preloading: the benchmark
 * compares the five bundles with it. Built into `output`, shipped nowhere. `loadRemote` is the file that replaces the
 * shell's load-remote.ts.
 */
export function createOneAppConfig(output: string, loadRemote: string): Configuration {
  const common = commonConfig({ name: 'shell', root: shell, part: 'one-app' })
  return {
    ...common,
    entry: { main: './src/main.ts' },
    devtool: false,
    output: { ...common.output, path: output, clean: true },
    optimization: {
      ...common.optimization,
      splitChunks: { cacheGroups: shellChunks },
    },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/[/\\]load-remote\.ts$/, loadRemote),
      new PreloadPlugin({
        starts: (group) =>
          group.origins.some(({ request }) => /bootstrap\.tsx$|mfe-games.*module\.ts$/.test(request ?? '')),
        named: ['packages'],
        words: /[/\\](shell|mfe-games)[/\\]src[/\\]/,
      }),
      new HtmlWebpackPlugin({
        filename: 'index.html',
        templateContent: () => pageWithScript({ name: 'shell', root: shell, part: 'one-app' }),
        inject: 'body',
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  }
}
