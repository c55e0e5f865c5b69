import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

const css = () => readFileSync(join(root, 'shared', 'src', 'ui', 'tokens.css'), 'utf8')

/** The names of the design tokens, in order; their values are a site's own matter. */
export function tokenNames(): string[] {
  return [...new Set([...css().matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))].sort()
}

/** The tokens of the dark scheme, or of the light one, where a site's file does not name others. */
export function tokensOf(scheme: 'dark' | 'light'): Record<string, string> {
  const blocks = [...css().matchAll(/^:root(\[data-theme='light'\])? \{\n([^}]+)\}/gm)]
  const values = blocks
    .filter(([, isLight]) => scheme === 'light' || !isLight)
    .flatMap(([, , block = '']) => [...block.matchAll(/^\s*(--[\w-]+): (.+);$/gm)])
  return Object.fromEntries(values.map(([, name = '', value = '']) => [name, value]))
}
