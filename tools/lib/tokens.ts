import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

/** The names of the design tokens, in order; their values are a site's own matter. */
export function tokenNames(): string[] {
  const css = readFileSync(join(root, 'shared', 'src', 'ui', 'tokens.css'), 'utf8')
  return [...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))].sort()
}
