import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

/** Shared packages of which the shell brings only a part: the names in shared/src/facades. */
export const facades = [
  'react-aria-components',
  'react-hook-form',
  'react-intl',
  'react-router-dom',
  '@tanstack/react-query',
  'valibot',
]

/** What a facade exports, and which of these names are kept only for older remotes. */
export interface Facade {
  readonly offered: readonly string[]
  readonly kept: readonly string[]
}

/** The facade's file name: the package's name without its scope. */
export const facadeFile = (name: string) => `${name.split('/').at(-1)!}.ts`

/** Reads a package's facade. Throws when there is none. */
export function facadeOf(name: string): Facade {
  const text = readFileSync(join(root, 'shared/src/facades', facadeFile(name)), 'utf8')
  return { offered: exportsOf(text), kept: exportsOf(text.split('/** For older remotes')[1] ?? '') }
}

/** Each package with each name that its facade exports, sorted. */
export const offeredNames = (): string[] =>
  facades.toSorted().flatMap((name) =>
    facadeOf(name)
      .offered.map((offered) => `${name} ${offered}`)
      .toSorted(),
  )

function exportsOf(text: string): string[] {
  return [...text.matchAll(/export\s+\{([^}]*)\}/g)].flatMap((match) => namesIn(match[1]!))
}

/** The names of the values in an import or export list, without types; of a renamed one, the original name. */
export function namesIn(list: string): string[] {
  const names = list.split(',').map((each) => each.trim())
  return names.filter((each) => each !== '' && !each.startsWith('type ')).map((each) => each.split(' as ')[0]!.trim())
}
