import { execFileSync } from 'node:child_process'
import { root } from '../lib/paths.ts'

/** The TypeScript files of a folder that git knows or would add. */
export function sourceFiles(folder: string, pattern = /\.(ts|tsx|mts|mjs)$/): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', folder], { cwd: root })
  const names = listed.toString().split('\n')
  return [...new Set(names)].filter((name) => pattern.test(name))
}
