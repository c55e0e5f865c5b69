import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

/**
 * Components may only use class names that their style sheet defines; others are undefined, and nothing reports it.
 */
export function checkCssNames(): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const sheets = new Map(sourceFiles('.', /\.module\.css$/).map((file) => [file, read(file)]))
  const components = sourceFiles('.', /(?<!\.test)\.tsx?$/)
  return components.flatMap((file) => missingNames(file, read(file), sheets))
}

/** Names (`css.title`) that a file uses but its style sheets, given by path, do not define. */
export function missingNames(file: string, text: string, sheets: ReadonlyMap<string, string>): string[] {
  const imports = [...text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)'$/gm)]
  return imports.flatMap(([line, name = '', path = '']) => {
    const sheet = sheets.get(join(dirname(file), path)) ?? ''
    const used = text.replace(line, '').matchAll(RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))
    return [...new Set([...used].map((found) => found[1]!))]
      .filter((each) => !RegExp(`\\.${each}(?![\\w-])`).test(sheet))
      .map((each) => `${file} uses ${name}.${each}, which ${path} does not define`)
  })
}
