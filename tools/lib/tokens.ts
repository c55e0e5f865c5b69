import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

export const TOKENS_FILE = 'shared/src/ui/styles/tokens.css'
const css = () => readFileSync(join(root, TOKENS_FILE), 'utf8')

/** The names of the design tokens, sorted; their values may differ from site to site. */
export function tokenNames(): string[] {
  return [...new Set([...css().matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name))].sort()
}

/** The default values of the tokens in the dark or the light scheme, which a site's file may override. */
export function tokensOf(scheme: 'dark' | 'light'): Record<string, string> {
  const blocks = [...css().matchAll(/^:root(\[data-theme='light'\])? \{\n([^}]+)\}/gm)]
  const values = blocks
    .filter(([, isLight]) => scheme === 'light' || !isLight)
    .flatMap(([, , block = '']) => [...block.matchAll(/^\s*(--[\w-]+): (.+);$/gm)])
  return Object.fromEntries(values.map(([, name = '', value = '']) => [name, value]))
}
