import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { IntegrityPlugin } from '../integrity-plugin.ts'
import { PreloadPlugin } from '../preload-plugin.ts'

/**
 * A remote's build as `npm run dev` watches it: changed modules take the place of the old ones in the open page, which
 * keeps its state. Takes what the shell loads (createRemoteConfig's first); nothing of this is in any other build.
 * Its entry is vouched for by the document as ever; its chunks are not, since hot updates are not known beforehand.
 */
export function hotRemote(config: Configuration): Configuration {
  const name = config.name ?? ''
  const replaced = [IntegrityPlugin, PreloadPlugin, MiniCssExtractPlugin]
  return {
    ...config,
    output: {
      ...config.output,
      // An open page goes on loading from the build that it began with: nothing is taken away, names stay.
      clean: false,
      filename: '[name].js',
      chunkFilename: 'chunk.[id].js',
    },
    module: { ...config.module, rules: (config.module?.rules ?? []).map((rule) => hotRule(rule as RuleSetRule)) },
    // One copy for the page, whichever remotes are watched (page/page.ts).
    externals: [({ request }, done) => done(undefined, external(request))],
    // Chunks by what imports them, so that their names outlive a change; nothing is sent out that does not compile.
    optimization: { splitChunks: false, emitOnErrors: false },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !replaced.some((one) => plugin instanceof one)),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: 'chunk.[id].css', ignoreOrder: true }),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, library: name }),
      new webpack.DefinePlugin({ __WATCHED_REMOTE__: JSON.stringify(name) }),
      // Without a name it is part of every entry: the one that federation makes.
      new webpack.EntryPlugin(config.context ?? '', join(import.meta.dirname, 'hot-client.ts'), { name: undefined }),
    ],
  }
}

function external(request = ''): string | undefined {
  if (/(^|[/\\])react-refresh[/\\]runtime(\.js)?$/.test(request)) return 'var croupierDev.refreshRuntime'
  if (request === 'react/jsx-dev-runtime') return 'var croupierDev.jsxDevRuntime'
  return undefined
}

/** Components that can be swapped, and words that can. */
function hotRule(rule: RuleSetRule): RuleSetRule {
  const { use } = rule
  if (rule.type === 'json') {
    const swap = join(import.meta.dirname, 'hot-messages-loader.mjs')
    return { ...rule, type: 'javascript/auto', use: [swap, use as { loader: string }] }
  }
  if (use && typeof use === 'object' && 'loader' in use && use.loader === 'swc-loader') {
    const { jsc } = use.options as { jsc: object }
    const react = { runtime: 'automatic', development: true, refresh: true }
    return { ...rule, use: { ...use, options: { jsc: { ...jsc, transform: { react } } } } }
  }
  return rule
}
