import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

const facades = [
  'react-aria-components',
  'react-hook-form',
  'react-intl',
  'react-router-dom',
  '@tanstack/react-query',
  'valibot',
]
const folders = ['shared/src', 'shell/src', 'mfe-account/src', 'mfe-games/src', 'mfe-cashier/src', 'mfe-vip/src']

/** A facade offers what the site and older remotes use of its package, no more and no less: the shared bundle carries it. */
export function checkFacades(): string[] {
  const files = folders.flatMap((folder) => sourceFiles(folder)).filter((file) => !/facades\/|\.test\./.test(file))
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  return facades.flatMap((name) => {
    const used = new Set(texts.flatMap((text) => valueImports(text, name)))
    const facade = readFileSync(join(root, 'shared/src/facades', `${fileOf(name)}.ts`), 'utf8')
    const offered = new Set(exportsOf(facade))
    const kept = new Set(exportsOf(facade.split('/** For older remotes')[1] ?? ''))
    return [
      ...[...used].filter((each) => !offered.has(each)).map((each) => `facades/${fileOf(name)}.ts lacks ${each}`),
      ...[...offered]
        .filter((each) => !used.has(each) && !kept.has(each))
        .map((each) => `facades/${fileOf(name)}.ts offers ${each} for nobody`),
    ]
  })
}

/** A scope is no part of the file's name. */
const fileOf = (name: string) => name.split('/').at(-1)!

function valueImports(text: string, name: string): string[] {
  const imports = text.matchAll(new RegExp(`(?:import|export)\\s+\\{([^}]*)\\}\\s+from\\s+'${name}(?:/\\w+)?'`, 'g'))
  const whole = new RegExp(`import \\* as (\\w+) from '${name}'`).exec(text)?.[1]
  // Types begin with a capital.
  const members = whole ? text.matchAll(new RegExp(`\\b${whole}\\.([a-z]\\w*)`, 'g')) : []
  return [...[...imports].flatMap((match) => namesIn(match[1]!)), ...[...members].map((match) => match[1]!)]
}

function exportsOf(text: string): string[] {
  return [...text.matchAll(/export\s+\{([^}]*)\}/g)].flatMap((match) => namesIn(match[1]!))
}

/** The values of an import or export list: types and renames left out. */
function namesIn(list: string): string[] {
  const names = list.split(',').map((each) => each.trim())
  return names.filter((each) => each !== '' && !each.startsWith('type ')).map((each) => each.split(' as ')[0]!.trim())
}
