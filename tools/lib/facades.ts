import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

/** The packages that the page has once, of which the shell brings a part: the names in shared/src/facades. */
export const facades = [
  'react-aria-components',
  'react-hook-form',
  'react-intl',
  'react-router-dom',
  '@tanstack/react-query',
  'valibot',
]

/** What a facade offers, and what of that is for older remotes alone. */
export interface Facade {
  readonly offered: readonly string[]
  readonly kept: readonly string[]
}

/** A scope is no part of the file's name. */
export const facadeFile = (name: string) => `${name.split('/').at(-1)!}.ts`

/** Reads what a package's facade offers from its file. Throws when there is none. */
export function facadeOf(name: string): Facade {
  const text = readFileSync(join(root, 'shared/src/facades', facadeFile(name)), 'utf8')
  return { offered: exportsOf(text), kept: exportsOf(text.split('/** For older remotes')[1] ?? '') }
}

/** Each package with the names that remotes find in it, in order. */
export const offeredNames = (): string[] =>
  facades.toSorted().flatMap((name) =>
    facadeOf(name)
      .offered.map((each) => `${name} ${each}`)
      .toSorted(),
  )

function exportsOf(text: string): string[] {
  return [...text.matchAll(/export\s+\{([^}]*)\}/g)].flatMap((match) => namesIn(match[1]!))
}

/** The values of an import or export list: types and renames left out. */
export function namesIn(list: string): string[] {
  const names = list.split(',').map((each) => each.trim())
  return names.filter((each) => each !== '' && !each.startsWith('type ')).map((each) => each.split(' as ')[0]!.trim())
}
