import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import webpack from 'webpack'

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))
const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'))
const runtime = createRequire(tools.resolve('@module-federation/runtime'))
const esm = (require: NodeJS.Require, name: string, file = 'index.js') => join(dirname(require.resolve(name)), file)
const bundlerRuntime = (file: string) => esm(enhanced, '@module-federation/webpack-bundler-runtime', file)
const federationFile = (file: string) => join(import.meta.dirname, 'federation', file)

/**
 * The federation runtime is in its packages twice, as ES modules and as CommonJS, and different parts of it import
 * different ones. All of them get the ES modules, so that a page carries one copy.
 */
export function runtimeAliases(): Record<string, string> {
  return {
    '@module-federation/runtime-core$': esm(runtime, '@module-federation/runtime-core'),
    '@module-federation/sdk$': esm(runtime, '@module-federation/sdk'),
    '@module-federation/runtime-tools/runtime-core$': esm(
      enhanced,
      '@module-federation/runtime-tools',
      'runtime-core.js',
    ),
    '@module-federation/webpack-bundler-runtime$': bundlerRuntime('index.js'),
    '@module-federation/webpack-bundler-runtime/entry$': bundlerRuntime('initContainerEntry.js'),
  }
}

/** The plugin of a host, which carries the federation runtime for all bundles of the page. */
export const provideRuntimePlugin = federationFile('give-runtime.js')

/** A remote carries none of the runtime: it takes the host's. */
export function consumeHostRuntime(): webpack.WebpackPluginInstance {
  const carried = /webpack-bundler-runtime[/\\]dist[/\\](bundler|index)\.js$/
  return new webpack.NormalModuleReplacementPlugin(carried, federationFile('take-runtime.js'))
}
