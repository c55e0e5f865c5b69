import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import type { Module, WebpackPluginInstance } from 'webpack'
import { sharedRoot } from './paths.ts'

const NAME = 'StableModuleIds'
const federationEntry = /[/\\]\.federation[/\\]entry\.[^/\\]*$/
const checkout = dirname(sharedRoot)

/**
 * webpack derives a module's id from its name, and the federation plugin's own modules (the entry that it writes, the
 * container, the shared packages) have the path of the checkout in their names. Their ids are derived from what is the
 * same everywhere, so that the same sources give the same files. (The minifier still names a few variables of a
 * remote's entry after such a name.)
 */
export const stableModuleIds = (): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const name = stableName(module, compiler.context)
          if (name) compilation.chunkGraph.setModuleId(module, idOf(name))
        }
      })
    })
  },
})

/** Begins with a letter: digits with an e between them would be read as another number. */
const idOf = (name: string): string => `m${createHash('sha256').update(name).digest('hex').slice(0, 5)}`

/** Undefined for a module whose name does not contain the path of the checkout. */
function stableName(module: Module, context: string): string | undefined {
  if (federationEntry.test(module.nameForCondition() ?? '')) return 'entry'
  return module.identifier().includes(` ${checkout}`) ? (module.libIdent({ context }) ?? undefined) : undefined
}
