import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The shared package's own folder. */
export const sharedRoot = dirname(import.meta.dirname)
export const facadesRoot = join(sharedRoot, 'src', 'facades')

/** The file that an ES module import of a package's main entry gives, seen from the shared package. */
export function packageEntry(name: string, file: string): string {
  const require = createRequire(join(sharedRoot, 'package.json'))
  return join(packageFolder(require, name), file)
}

function packageFolder(require: NodeJS.Require, name: string): string {
  const found = require.resolve.paths(name)?.map((folder) => join(folder, name))
  const folder = found?.find((candidate) => {
    try {
      require.resolve(join(candidate, 'package.json'))
      return true
    } catch {
      return false
    }
  })
  if (!folder) throw new Error(`the package ${name} is not installed`)
  return folder
}

/** The version of an installed package, for the federation's share scope. */
export function packageVersion(name: string): string {
  const require = createRequire(join(sharedRoot, 'package.json'))
  const { version } = require(join(packageFolder(require, name), 'package.json')) as { version: string }
  return version
}
