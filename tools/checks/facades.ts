import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { facadeFile, facadeOf, facades, namesIn, type Facade } from '../lib/facades.ts'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

const folders = ['shared/src', 'shell/src', 'mfe-account/src', 'mfe-games/src', 'mfe-cashier/src', 'mfe-vip/src']

/**
 * A facade has to export exactly what the site and older remotes use of its package: the shared bundle carries all of
 * it.
 */
export function checkFacades(): string[] {
  const files = folders.flatMap((folder) => sourceFiles(folder)).filter((file) => !/facades\/|\.test\./.test(file))
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  return facades.flatMap((name) => {
    const used = new Set(texts.flatMap((text) => valueImports(text, name)))
    return facadeProblems(facadeFile(name), used, facadeOf(name))
  })
}

/** The differences between a facade's exports and the names in use, and what to do. */
export function facadeProblems(file: string, used: ReadonlySet<string>, { offered, kept }: Facade): string[] {
  return [
    ...[...used].filter((each) => !offered.includes(each)).map((each) => `facades/${file} lacks ${each}`),
    ...offered
      .filter((each) => !used.has(each) && !kept.includes(each))
      .map(
        (each) =>
          `facades/${file} exports ${each}, which nothing here uses. Released remotes may: move it below “For older remotes”; ` +
          'the next HOST_API removes it',
      ),
  ]
}

function valueImports(text: string, name: string): string[] {
  const imports = text.matchAll(new RegExp(`(?:import|export)\\s+\\{([^}]*)\\}\\s+from\\s+'${name}(?:/\\w+)?'`, 'g'))
  const namespace = new RegExp(`import \\* as (\\w+) from '${name}'`).exec(text)?.[1]
  // Types begin with a capital.
  const members = namespace ? text.matchAll(new RegExp(`\\b${namespace}\\.([a-z]\\w*)`, 'g')) : []
  return [...[...imports].flatMap((match) => namesIn(match[1]!)), ...[...members].map((match) => match[1]!)]
}
