import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The federation runtime is written twice in its packages, as ES modules and as CommonJS, and different parts of it
 * ask for different ones. All of them get the ES modules, so that a page carries one copy.
 */
export function runtimeAliases(): Record<string, string> {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'))
  const runtime = createRequire(tools.resolve('@module-federation/runtime'))
  const esm = (require: NodeJS.Require, name: string, file = 'index.js') => join(dirname(require.resolve(name)), file)
  return {
    '@module-federation/runtime-core$': esm(runtime, '@module-federation/runtime-core'),
    '@module-federation/sdk$': esm(runtime, '@module-federation/sdk'),
    '@module-federation/runtime-tools/runtime-core$': esm(enhanced, '@module-federation/runtime-tools', 'runtime-core.js'),
  }
}
