import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { IntegrityPlugin } from '../integrity-plugin.ts'
import { PreloadPlugin } from '../preload-plugin.ts'

/**
 * A remote's build as `npm run dev` watches it: changed modules replace the old ones in the open page, which keeps its
 * state. `config` is the build that the shell loads (createRemoteConfig's first); nothing of this is in any other
 * build. The signed document vouches for its entry as usual; not for its chunks, since hot updates are not known
 * beforehand.
 */
export function hotRemote(config: Configuration): Configuration {
  const name = config.name ?? ''
  const replaced = [IntegrityPlugin, PreloadPlugin, MiniCssExtractPlugin]
  return {
    ...config,
    output: {
      ...config.output,
      // An open page goes on loading from the build that it started with: no file is removed, and names stay.
      clean: false,
      filename: '[name].js',
      chunkFilename: 'chunk.[id].js',
    },
    module: { ...config.module, rules: (config.module?.rules ?? []).map((rule) => hotRule(rule as RuleSetRule)) },
    // One copy for the page, whichever remotes are watched (page/page.ts).
    externals: [({ request }, done) => done(undefined, external(request))],
    // No shared chunks, so that chunk names survive a change; a build with errors emits nothing.
    optimization: { splitChunks: false, emitOnErrors: false },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !replaced.some((one) => plugin instanceof one)),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: 'chunk.[id].css', ignoreOrder: true }),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, library: name }),
      new webpack.DefinePlugin({ __WATCHED_REMOTE__: JSON.stringify(name) }),
      // Without a name the client is part of every entry, here the one that federation makes.
      new webpack.EntryPlugin(config.context ?? '', join(import.meta.dirname, 'hot-client.ts'), { name: undefined }),
    ],
  }
}

function external(request = ''): string | undefined {
  if (/(^|[/\\])react-refresh[/\\]runtime(\.js)?$/.test(request)) return 'var croupierDev.refreshRuntime'
  if (request === 'react/jsx-dev-runtime') return 'var croupierDev.jsxDevRuntime'
  return undefined
}

/** Makes components and words swappable. */
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
