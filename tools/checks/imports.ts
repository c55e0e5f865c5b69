import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { bundles, root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

/** Which of our own packages a package may import (architecture.md, rule 1). */
const may: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(bundles.map(({ folder }) => [folder, ['@croupier/shared']])),
  shared: [],
  sandbox: ['@croupier/shared/api'],
  e2e: [],
}
const statement = /(?:^|\n)\s*(?:import|export)\b[^'"\n]*?(?:from\s*)?['"]([^'"]+)['"]|import\(\s*['"`]([^'"`$]+)/g

/** The imports that break the rules, each with what to do instead. */
export function checkImports(): string[] {
  return Object.entries(may).flatMap(([folder, allowed]) =>
    sourceFiles(folder).flatMap((file) => {
      const imports = [...readFileSync(join(root, file), 'utf8').matchAll(statement)]
      return imports.flatMap((match) => problemOf(folder, file, (match[1] ?? match[2])!, allowed))
    }),
  )
}

function problemOf(folder: string, file: string, target: string, allowed: readonly string[]): string[] {
  if (target.startsWith('.')) {
    const inside = relative(join(root, folder), resolve(root, dirname(file), target))
    return inside.startsWith('..') ? [`${file} reaches into another package (${target}): go through its exports`] : []
  }
  if (!target.startsWith('@croupier/')) return []
  if (allowed.some((name) => target === name || target.startsWith(`${name}/`))) return []
  return [`${file} imports ${target}: bundles meet through the host's events and screens only`]
}
