import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import type { Module, WebpackPluginInstance } from 'webpack'
import { sharedRoot } from './paths.ts'

const NAME = 'SteadyIds'
const written = /[/\\]\.federation[/\\]entry\.[^/\\]*$/
const checkout = dirname(sharedRoot)

/**
 * webpack makes a module's number of its name, and the federation plugin has where the checkout lies in the names of its
 * own: the entry that it writes, the container, the shared packages. Theirs are made of what is the same everywhere, so that
 * the same sources give the same files. (The minifier still names a few variables of a remote's entry by such a name.)
 */
export const steadyIds = (): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const name = steadyName(module, compiler.context)
          if (name) compilation.chunkGraph.setModuleId(module, idOf(name))
        }
      })
    })
  },
})

/** Begins with a letter: no digits with an e between them, which would be another number. */
const idOf = (name: string): string => `m${createHash('sha256').update(name).digest('hex').slice(0, 5)}`

/** Undefined for a module whose name does not say where the checkout lies. */
function steadyName(module: Module, context: string): string | undefined {
  if (written.test(module.nameForCondition() ?? '')) return 'entry'
  return module.identifier().includes(` ${checkout}`) ? (module.libIdent({ context }) ?? undefined) : undefined
}
