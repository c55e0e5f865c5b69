import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes, root } from '../lib/paths.ts'
import { sourceFiles } from './source-files.ts'

/** API calls of the remotes outside their `src/api` (architecture.md, rule 6), each with what to do instead. */
export function checkCalls(): string[] {
  return remotes
    .flatMap(({ folder }) => sourceFiles(`${folder}/src`))
    .flatMap((file) => callProblems(file, readFileSync(join(root, file), 'utf8')))
}

/** API calls in one file of a remote, outside `src/api`; `file` is its path from the root. */
export function callProblems(file: string, text: string): string[] {
  if (/\/src\/api\/|\.test\./.test(file)) return []
  return [...text.matchAll(/\bapi\s*\.\s*(?:post|upload|file)\s*\(/g)].map(
    ([call]) => `${file} makes an API call (${call.replaceAll(/\s/g, '')}…): it belongs to src/api`,
  )
}
