import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

/** A component takes from its style sheet what that has: another name is no class at all, and nothing says so. */
export function checkCssNames(): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const sheets = new Map(sourceFiles('.', /\.module\.css$/).map((file) => [file, read(file)]))
  const components = sourceFiles('.', /(?<!\.test)\.tsx?$/)
  return components.flatMap((file) => lackingNames(file, read(file), sheets))
}

/** The names (`css.title`) that a file takes from its style sheets and that those, by their path, do not have. */
export function lackingNames(file: string, text: string, sheets: ReadonlyMap<string, string>): string[] {
  const imports = [...text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)'$/gm)]
  return imports.flatMap(([line, name = '', path = '']) => {
    const sheet = sheets.get(join(dirname(file), path)) ?? ''
    const taken = text.replace(line, '').matchAll(RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))
    return [...new Set([...taken].map((found) => found[1]!))]
      .filter((each) => !RegExp(`\\.${each}(?![\\w-])`).test(sheet))
      .map((each) => `${file} takes ${name}.${each}, which ${path} does not have`)
  })
}
